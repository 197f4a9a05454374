import { useEffect, useState } from 'react'
import { useForm, type DefaultValues, type Path, type SubmitHandler } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FormError } from '@/ui/form-error-summary'
import { useFormResolver, type FormSchema, type FormTexts } from '../../forms/form-resolver'

interface ShopFormOptions<Schema extends FormSchema> {
  /** Schema of the domain; its output is what is submitted. */
  schema: Schema
  /** Fields that can have errors, in their order on the page. */
  fields: readonly Path<z.input<Schema>>[]
  defaultValues: DefaultValues<z.input<Schema>>
  texts: FormTexts<Schema>
  /** Field errors of the server; undefined between two failures. */
  fieldErrors?: Partial<Record<Path<z.input<Schema>>, string>>
}

/**
 * Form that is validated on submit: the first invalid field receives focus, and an error is cleared when its field
 * is edited.
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
    // The library's own focuses once more a moment later, and would carry off who is already typing.
    shouldFocusError: false,
  })
  const { register, handleSubmit, control, formState, getFieldState, getValues, setValue } = form
  const { clearErrors, setError, setFocus, reset } = form

  // A caller may write them anew at each render; only other ones take the focus again.
  const [shown, setShown] = useState(fieldErrors)
  if (fields.some((name) => shown?.[name] !== fieldErrors?.[name])) setShown(fieldErrors)
  useEffect(() => {
    if (!shown) return
    const wrong = fields.filter((name) => shown[name] !== undefined)
    for (const name of wrong) setError(name, { type: 'server', message: shown[name] })
    if (wrong[0]) setFocus(wrong[0])
  }, [shown, fields, setError, setFocus])

  const focusFirstInvalid = () => {
    const invalid = fields.find((name) => getFieldState(name).error)
    if (invalid) setFocus(invalid)
  }
  const errorOf = (name: Path<Values>) => getFieldState(name, formState).error?.message
  return {
    control,
    handleSubmit: (onValid: SubmitHandler<z.output<Schema>>) => handleSubmit(onValid, focusFirstInvalid),
    reset,
    errorOf,
    /** To read and write fields from outside. */
    values: { getValues, setValue, clearErrors },
    /** True if the values differ from the default values. */
    isDirty: formState.isDirty,
    /** Props of a field's control; `related` fields are validated with it, so their errors are cleared as well. */
    field: (name: Path<Values>, ...related: readonly Path<Values>[]) =>
      register(name, { onChange: () => clearErrors([name, ...related]) }),
    /** All errors, for a summary above a long form. */
    errors: fields.flatMap((name): FormError[] => {
      const message = errorOf(name)
      return message === undefined ? [] : [{ name, message }]
    }),
  }
}
