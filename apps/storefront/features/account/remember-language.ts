import type { Language } from '@/i18n'

/** The pages that come next are in this language: the server reads its cookie. */
export function rememberLanguage(language: Language): void {
  document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
}
