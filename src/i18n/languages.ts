import type { Language } from '../domain/shared/language'

/** BCP 47 tags for Intl: German and English prices are written for the German market. */
export const localeOf: Readonly<Record<Language, string>> = { de: 'de-DE', tr: 'tr-TR', en: 'en-GB' }
