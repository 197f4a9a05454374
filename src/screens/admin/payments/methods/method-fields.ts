import type { RegisteredField } from '../../shared/forms/form-rules'

/** How a method's fields reach the form that they stand in. */
export interface MethodFieldsProps<Name extends string> {
  field: (name: Name) => RegisteredField
  errorOf: (name: Name) => string | undefined
}
