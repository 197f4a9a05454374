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
import { fields } from '../../../../domain/shared/stored'
import { useFormResolver, type FormSchema, type FormTexts } from '../../../forms/form-resolver'

export type RegisteredField = UseFormRegisterReturn

interface Registering<Values extends FieldValues> {
  register: UseFormRegister<Values>
  clearErrors: UseFormClearErrors<Values>
}

/** Registers fields of a form. An error goes as soon as its field is edited. */
export const fieldsOf =
  <Values extends FieldValues>({ register, clearErrors }: Registering<Values>) =>
  (name: Path<Values>): RegisteredField =>
    register(name, { onChange: () => clearErrors(name) })

/** The text of a field's error, for `Field error={…}`. */
export function errorOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: keyof Values & string,
): string | undefined {
  const error: unknown = errors[name]
  // Of a list it is the error of its first wrong entry.
  const { message } = fields(Array.isArray(error) ? error.find(Boolean) : error)
  return typeof message === 'string' ? message : undefined
}

interface AdminFormOptions<Schema extends FormSchema> {
  /** The domain's rules; what they let through is what is sent. */
  schema: Schema
  defaultValues: DefaultValues<z.input<Schema>>
  texts: FormTexts<Schema>
}

/** A form that is checked when it is sent and says nothing while a field is being repaired. */
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

/** Sends what holds; else the first invalid control, as the form shows them, gets the focus. */
export function submitOf<Values extends FieldValues, Checked>(
  handleSubmit: UseFormHandleSubmit<Values, Checked>,
  onValid: (checked: Checked) => void,
  /** Shows what is wrong, before the focus goes there. */
  onInvalid?: (errors: FieldErrors<Values>) => void,
) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    void handleSubmit(
      (checked) => onValid(checked),
      (errors) => {
        if (onInvalid) flushSync(() => onInvalid(errors))
        const named = [...form.elements].find(
          (control) =>
            control instanceof HTMLElement && get(errors, control.getAttribute('name') ?? '') !== undefined,
        )
        if (named instanceof HTMLElement) named.focus()
      },
    )(event)
  }
}
