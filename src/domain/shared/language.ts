/** Languages of the interface, of mails and of accounts; `de` is the storefront's default, `tr` the back office's. */
export const LANGUAGES = ['de', 'tr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && LANGUAGES.some((language) => language === value)
