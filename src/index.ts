/** The public face of the package: primitives, icons, words and formats. */
export * from './i18n'
export * from './icons'
export * from './ui'
