import type { Language } from '@/i18n'

/** Stores the language in the cookie from which the server chooses the language of the next pages. */
export function rememberLanguage(language: Language): void {
  document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** Loads the page again in the language. */
export function showIn(language: Language): void {
  const url = new URL(window.location.href)
  // One in the URL would win over the stored one.
  url.searchParams.set('lang', language)
  window.location.replace(url)
}
