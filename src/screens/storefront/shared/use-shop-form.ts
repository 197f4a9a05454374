import { useEffect } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { FormError } from '../../../ui/form-error-summary'

interface ShopFormOptions<Values extends FieldValues, Problem extends string> {
  /** In the order in which they stand on the page. */
  fields: readonly Path<Values>[]
  defaultValues: DefaultValues<Values>
  /** The domain's rules; they answer keys. */
  check: (values: Values) => Partial<Record<Path<Values>, Problem>>
  /** The key as a sentence. */
  say: (problem: Problem) => string
  /** What the server says about single fields. */
  fieldErrors?: Partial<Record<Path<Values>, string>>
}

/**
 * A form judged by the domain's rules on submit: the first invalid field gets the focus, and an error
 * goes away as soon as its field is edited (S5).
 */
export function useShopForm<Values extends FieldValues, Problem extends string>({
  fields,
  defaultValues,
  check,
  say,
  fieldErrors,
}: ShopFormOptions<Values, Problem>) {
  const form = useForm<Values>({ defaultValues, mode: 'onSubmit', reValidateMode: 'onSubmit' })
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
    /** Spread on the control of a field; `related` are judged by its value too and lose their errors with it. */
    field: (name: Path<Values>, ...related: readonly Path<Values>[]) =>
      register(name, {
        validate: (_value, values) => {
          const problem = check(values)[name]
          return problem === undefined || say(problem)
        },
        onChange: () => clearErrors([name, ...related]),
      }),
    /** All of them, for a summary above a long form. */
    errors: fields.flatMap((name): FormError[] => {
      const message = errorOf(name)
      return message === undefined ? [] : [{ name, message }]
    }),
  }
}
