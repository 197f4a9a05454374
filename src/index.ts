/** Public API of the package: primitives, icons, languages and formats. */
export type { Language, Messages, Money } from './i18n/types'
export { formatDate, formatMoney, formatNumber, type DateStyle } from './i18n/format'
export { IntlProvider } from './i18n/provider'
export { ContentLanguageProvider } from './i18n/use-content-lang'
export { useFormat, useLanguage } from './i18n/use-format'
export { isLanguage, LANGUAGES } from './shop/shared/language'
export * from './icons'
export * from './ui'
