import { get, type FieldErrors, type Path } from 'react-hook-form'
import type { Language } from '@/shop/shared/language'
import { fields } from '@/shop/shared/stored'
import type { RegisteredField } from '../../shared/forms/form-rules'
import { nameIn, TEXT_NAMES, type DraftTexts } from './draft-texts'
import type { ProductControl, ProductDraft } from './product-draft'

/** Props common to all sections of the product form. */
export interface ProductPartProps {
  control: ProductControl
  errors: FieldErrors<ProductDraft>
  field: (name: Path<ProductDraft>) => RegisteredField
  readOnly: boolean
  /** Language of the texts being edited. */
  language: Language
}

/** Error of a text in a language; for a list that of its first invalid row. */
export function textErrorOf(
  errors: FieldErrors<ProductDraft>,
  language: Language,
  name: keyof DraftTexts,
): string | undefined {
  const error: unknown = get(errors, nameIn(language, name))
  const { message } = fields(Array.isArray(error) ? error.find(Boolean) : error)
  return typeof message === 'string' ? message : undefined
}

/** First language with an invalid text. */
export function languageOfErrors(errors: FieldErrors<ProductDraft>): Language | undefined {
  const isWrong = (language: Language) =>
    TEXT_NAMES.some((name) => textErrorOf(errors, language, name) !== undefined)
  return (['de', 'tr', 'en'] as const).find(isWrong)
}
