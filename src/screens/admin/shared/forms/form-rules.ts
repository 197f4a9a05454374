import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormClearErrors,
  type UseFormHandleSubmit,
  type UseFormRegister,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { fields } from '@/shop/shared/stored'
import { useFormResolver, type FormSchema, type FormTexts } from '@/screens/forms/form-resolver'

export type RegisteredField = UseFormRegisterReturn

interface Registering<Values extends FieldValues> {
  register: UseFormRegister<Values>
  clearErrors: UseFormClearErrors<Values>
}

/** Registers form fields; editing a field clears its error. */
export const fieldsOfSchema =
  <Values extends FieldValues>({ register, clearErrors }: Registering<Values>) =>
  (name: Path<Values>): RegisteredField =>
    register(name, { onChange: () => clearErrors(name) })

/** Error message of a field, for `Field error={…}`. */
export function errorOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: Path<Values>,
): string | undefined {
  const error: unknown = get(errors, name)
  // For a list, the error of its first invalid row.
  const { message } = fields(Array.isArray(error) ? error.find(Boolean) : error)
  return typeof message === 'string' ? message : undefined
}

interface AdminFormOptions<Schema extends FormSchema> {
  /** Schema of the domain; its output is what is submitted. */
  schema: Schema
  defaultValues: DefaultValues<z.input<Schema>>
  texts: FormTexts<Schema>
}

/** Form that is validated on submit only, so that no new errors appear while fields are being corrected. */
export function useAdminForm<Schema extends FormSchema>({
  schema,
  defaultValues,
  texts,
}: AdminFormOptions<Schema>) {
  const resolver = useFormResolver(schema, texts)
  return useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver,
    defaultValues,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
}

/** Submits valid values, or focuses the first invalid control in DOM order. */
export function submitOf<Values extends FieldValues, Checked>(
  handleSubmit: UseFormHandleSubmit<Values, Checked>,
  onValid: (checked: Checked) => void,
  /** Makes the invalid field visible before it is focused, for example by switching tabs, or marks what is no value of the form. */
  onInvalid?: (errors: FieldErrors<Values>) => void,
) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    void handleSubmit(
      (checked) => onValid(checked),
      (errors) => {
        if (onInvalid) flushSync(() => onInvalid(errors))
        const invalidControl = [...form.elements].find(
          (control) =>
            control instanceof HTMLElement &&
            (control.ariaInvalid === 'true' || get(errors, control.getAttribute('name') ?? '') !== undefined),
        )
        if (invalidControl instanceof HTMLElement) invalidControl.focus()
      },
    )(event)
  }
}
