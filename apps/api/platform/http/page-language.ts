import { isLanguage, type Language } from '@/domain/shared/language'

export const LANGUAGE_COOKIE = 'lang'

export interface PageLanguage {
  readonly language: Language
  /** Set where the address chose the language: the cookie remembers it. */
  readonly cookie?: string
}

const REMEMBERED = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`)

/** What the cookie says, whatever that is. */
export const rememberedLanguage = (cookies: string): string | undefined => REMEMBERED.exec(cookies)?.[1]

/** `?lang=` chooses, a cookie remembers, German is the default. */
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
