import type { ProductSummary } from '@/shop/catalogue/product'
import type { TextField } from '@/shop/catalogue/text-fields'
import { useLanguage } from '@/i18n'

/** `lang` of product names and reviews, which are German; undefined if the interface is German too. */
export const useContentLang = (): 'de' | undefined => (useLanguage() === 'de' ? undefined : 'de')

/** `lang` of a product's text if it differs from the page: untranslated texts are German. */
export const textLang = (
  { untranslated }: Pick<ProductSummary, 'untranslated'>,
  field: TextField,
): 'de' | undefined => (untranslated.includes(field) ? 'de' : undefined)
