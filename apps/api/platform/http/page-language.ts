import { isLanguage, type Language } from '@/shop/shared/language'

export const LANGUAGE_COOKIE = 'lang'

export interface PageLanguage {
  readonly language: Language
  /** Set if the URL selected the language, to remember it. */
  readonly cookie?: string
}

const REMEMBERED = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`)

/** Value of the language cookie, unvalidated. */
export const rememberedLanguage = (cookies: string): string | undefined => REMEMBERED.exec(cookies)?.[1]

/** Language of a page: `?lang=`, else the cookie, else German. */
export function pageLanguage(query: URLSearchParams, cookies: string | undefined): PageLanguage {
  const chosen = query.get('lang')
  if (isLanguage(chosen)) {
    return {
      language: chosen,
      cookie: `${LANGUAGE_COOKIE}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`,
    }
  }
  const remembered = rememberedLanguage(cookies ?? '')
  return { language: isLanguage(remembered) ? remembered : 'de' }
}
