import type { ProductSummary } from '../../../domain/catalogue/product'
import type { TextField } from '../../../domain/catalogue/text-fields'
import { useLanguage } from '../../../i18n'

/** Names of products and reviews are German data: their language where the interface speaks another one. */
export const useContentLang = (): 'de' | undefined => (useLanguage() === 'de' ? undefined : 'de')

/** The language of a product's text where the page speaks another one: what is not translated is German. */
export const textLang = (
  { untranslated }: Pick<ProductSummary, 'untranslated'>,
  field: TextField,
): 'de' | undefined => (untranslated.includes(field) ? 'de' : undefined)
