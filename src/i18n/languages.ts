/** Languages of the interface (S1); `de` is the storefront's default, `tr` the admin's. */
export const LANGUAGES = ['de', 'tr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && LANGUAGES.some((language) => language === value)

/** BCP 47 tags for Intl: German and English prices are written for the German market. */
export const localeOf: Readonly<Record<Language, string>> = { de: 'de-DE', tr: 'tr-TR', en: 'en-GB' }
