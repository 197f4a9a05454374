import { useEffect } from 'react'
import { useForm, type DefaultValues, type Path } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FormError } from '../../../ui/form-error-summary'
import { useFormResolver, type FormSchema, type FormTexts } from '../../forms/form-resolver'

interface ShopFormOptions<Schema extends FormSchema> {
  /** The domain's rules; what they let through is what is sent. */
  schema: Schema
  /** What can be wrong, in the order in which the fields stand on the page. */
  fields: readonly Path<z.input<Schema>>[]
  defaultValues: DefaultValues<z.input<Schema>>
  texts: FormTexts<Schema>
  /** What the server says about single fields. */
  fieldErrors?: Partial<Record<Path<z.input<Schema>>, string>>
}

/**
 * A form that is checked on submit: the first invalid field gets the focus, and an error goes away as soon as its
 * field is edited.
 */
export function useShopForm<Schema extends FormSchema>({
  schema,
  fields,
  defaultValues,
  texts,
  fieldErrors,
}: ShopFormOptions<Schema>) {
  type Values = z.input<Schema>
  const resolver = useFormResolver(schema, texts)
  const form = useForm<Values, unknown, z.output<Schema>>({
    resolver,
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const { register, handleSubmit, control, formState, getFieldState, getValues, setValue } = form
  const { clearErrors, setError, setFocus, reset } = form

  useEffect(() => {
    if (!fieldErrors) return
    const wrong = fields.filter((name) => fieldErrors[name] !== undefined)
    for (const name of wrong) setError(name, { type: 'server', message: fieldErrors[name] })
    if (wrong[0]) setFocus(wrong[0])
  }, [fieldErrors, fields, setError, setFocus])

  const errorOf = (name: Path<Values>) => getFieldState(name, formState).error?.message
  return {
    control,
    handleSubmit,
    reset,
    errorOf,
    /** Reading and writing fields from outside of them. */
    values: { getValues, setValue, clearErrors },
    /** Something was typed that was not there at the start. */
    isDirty: formState.isDirty,
    /** Spread on the control of a field; `related` are checked by its value too and lose their errors with it. */
    field: (name: Path<Values>, ...related: readonly Path<Values>[]) =>
      register(name, { onChange: () => clearErrors([name, ...related]) }),
    /** All of them, for a summary above a long form. */
    errors: fields.flatMap((name): FormError[] => {
      const message = errorOf(name)
      return message === undefined ? [] : [{ name, message }]
    }),
  }
}
