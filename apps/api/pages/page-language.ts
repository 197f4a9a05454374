import { isLanguage, type Language } from '@/i18n/languages'

export const LANGUAGE_COOKIE = 'lang'

export interface PageLanguage {
  readonly language: Language
  /** Set where the address chose the language: the cookie remembers it (decisions §8). */
  readonly cookie?: string
}

/** `?lang=` chooses, a cookie remembers, German is the default. */
export function pageLanguage(query: URLSearchParams, cookies: string | undefined): PageLanguage {
  const chosen = query.get('lang')
  if (isLanguage(chosen)) {
    return {
      language: chosen,
      cookie: `${LANGUAGE_COOKIE}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`,
    }
  }
  const remembered = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies ?? '')?.[1]
  return { language: isLanguage(remembered) ? remembered : 'de' }
}
