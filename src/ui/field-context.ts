import { createContext, use, type AriaAttributes } from 'react'

export interface FieldContextValue {
  controlId: string
  /** Undefined if the field has no label; the control must then have its own accessible name. */
  labelId: string | undefined
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  disabled: boolean
}

export const FieldContext = createContext<FieldContextValue | undefined>(undefined)

type AriaName = 'aria-describedby' | 'aria-invalid' | 'aria-required' | 'aria-labelledby' | 'aria-label'
export interface FieldControlProps extends Pick<AriaAttributes, AriaName> {
  id?: string | undefined
  disabled?: boolean | undefined
}

const joined = (...ids: readonly (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined

/** Props from the surrounding field for a control; the control's own props take precedence. Spread the result on it. */
export function useFieldControl(own: FieldControlProps) {
  const field = use(FieldContext)
  const ownId = own.id !== undefined && own.id !== field?.controlId
  return {
    id: own.id ?? field?.controlId,
    disabled: own.disabled ?? (field?.disabled || undefined),
    'aria-describedby': joined(field?.describedBy, own['aria-describedby']),
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.required || undefined),
    // If the control has its own id, the label's `for` does not match and aria-labelledby is used instead.
    'aria-labelledby': own['aria-labelledby'] ?? (ownId && !own['aria-label'] ? field?.labelId : undefined),
  }
}

/** Same for a set of controls, which `<label for>` cannot name. */
export function useFieldGroup(own: FieldControlProps) {
  const { disabled, ...control } = useFieldControl(own)
  const labelId = use(FieldContext)?.labelId
  return {
    disabled,
    group: {
      ...control,
      'aria-label': own['aria-label'],
      'aria-labelledby': own['aria-labelledby'] ?? (own['aria-label'] ? undefined : labelId),
    },
  }
}
