import type { RegisteredField } from '../../shared/forms/form-rules'

/** Props that connect a method's fields with the surrounding form. */
export interface MethodFieldsProps<Name extends string> {
  field: (name: Name) => RegisteredField
  errorOf: (name: Name) => string | undefined
}
