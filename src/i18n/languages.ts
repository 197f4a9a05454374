import type { Language } from '../shop/shared/language'

/** BCP 47 tags for Intl; the shop sells to Germany, so English uses European formats. */
export const localeOf: Readonly<Record<Language, string>> = { de: 'de-DE', tr: 'tr-TR', en: 'en-GB' }
