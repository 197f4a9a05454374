import { createTranslator } from 'use-intl/core'
import type { Language } from '@/shop/shared/language'
import de from '@/i18n/messages/de/server/productImport.json'
import en from '@/i18n/messages/en/server/productImport.json'
import tr from '@/i18n/messages/tr/server/productImport.json'

const translatorOf = (locale: Language, productImport: typeof de) =>
  createTranslator({ locale, messages: { productImport }, namespace: 'productImport' })

export type ImportTranslator = ReturnType<typeof translatorOf>

/** Messages about problems of a file, by language. */
export const importTranslators: Readonly<Record<Language, ImportTranslator>> = {
  de: translatorOf('de', de),
  tr: translatorOf('tr', tr),
  en: translatorOf('en', en),
}
