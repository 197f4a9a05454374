import type { Language } from '@/i18n'

/** Stores the language in the cookie from which the server chooses the language of the next pages. */
export function rememberLanguage(language: Language): void {
  document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
}
