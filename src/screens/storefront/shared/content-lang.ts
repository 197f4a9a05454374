import type { ProductSummary } from '@/shop/catalogue/product'
import type { TextField } from '@/shop/catalogue/text-fields'

/** `lang` of a product's text if it differs from the page: untranslated texts are German. */
export const textLang = (
  { untranslated }: Pick<ProductSummary, 'untranslated'>,
  field: TextField,
): 'de' | undefined => (untranslated.includes(field) ? 'de' : undefined)
