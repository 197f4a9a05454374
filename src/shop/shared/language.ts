/**
 * Languages of the interface, mails and accounts; the default is `de` in the storefront and `tr` in the back
 * office.
 */
export const LANGUAGES = ['de', 'tr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && LANGUAGES.some((language) => language === value)
