import { get, type FieldErrors, type Path } from 'react-hook-form'
import type { Language } from '../../../../domain/shared/language'
import { fields } from '../../../../domain/shared/stored'
import type { RegisteredField } from '../../shared/forms/form-rules'
import { nameIn, TEXT_NAMES, type DraftTexts } from './draft-texts'
import type { ProductControl, ProductDraft } from './product-draft'

/** What every part of the product form gets. */
export interface ProductPartProps {
  control: ProductControl
  errors: FieldErrors<ProductDraft>
  field: (name: Path<ProductDraft>) => RegisteredField
  readOnly: boolean
  /** Whose texts are written at the moment. */
  language: Language
}

/** The error of a text in a language; of a list that of its first wrong entry. */
export function textErrorOf(
  errors: FieldErrors<ProductDraft>,
  language: Language,
  name: keyof DraftTexts,
): string | undefined {
  const error: unknown = get(errors, nameIn(language, name))
  const { message } = fields(Array.isArray(error) ? error.find(Boolean) : error)
  return typeof message === 'string' ? message : undefined
}

/** The first language with a text that has an error. */
export function languageOfErrors(errors: FieldErrors<ProductDraft>): Language | undefined {
  const isWrong = (language: Language) =>
    TEXT_NAMES.some((name) => textErrorOf(errors, language, name) !== undefined)
  return (['de', 'tr', 'en'] as const).find(isWrong)
}
