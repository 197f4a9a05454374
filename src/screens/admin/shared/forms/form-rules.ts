import {
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
import type { SubmitEvent } from 'react'

export type RegisteredField = UseFormRegisterReturn

interface Rules<Values, Problem extends string> {
  /** Answers the problem of every field. */
  check: (values: Values) => Partial<Record<string, Problem>>
  /** Turns it into a sentence. */
  say: (problem: Problem) => string
}

/** The rule of one field for `Controller rules={{ validate }}`. */
export function ruleOf<Values extends FieldValues, Problem extends string>(
  { check, say }: Rules<Values, Problem>,
  name: Path<Values>,
) {
  return (_: unknown, values: Values): true | string => {
    const problem = check(values)[name]
    return problem === undefined || say(problem)
  }
}

/** Registers fields of a form whose rules live in the domain. An error goes as soon as its field is edited. */
export function fieldsOf<Values extends FieldValues, Problem extends string>({
  register,
  clearErrors,
  ...rules
}: Rules<Values, Problem> & {
  register: UseFormRegister<Values>
  clearErrors: UseFormClearErrors<Values>
}) {
  return (name: Path<Values>): RegisteredField =>
    register(name, { validate: ruleOf(rules, name), onChange: () => clearErrors(name) })
}

/** Sentence of a field's error, for `Field error={…}`. */
export function errorOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: keyof Values & string,
): string | undefined {
  const message: unknown = errors[name]?.message
  return typeof message === 'string' ? message : undefined
}

/** A form that judges when it is sent and says nothing while a field is being repaired. */
export const useAdminForm = <Values extends FieldValues>(defaultValues: DefaultValues<Values>) =>
  useForm<Values>({ defaultValues, reValidateMode: 'onSubmit', shouldFocusError: false })

/** Sends what holds; else the first invalid control, as the form shows them, gets the focus. */
export function submitOf<Values extends FieldValues>(
  handleSubmit: UseFormHandleSubmit<Values>,
  onValid: (values: Values) => void,
) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    void handleSubmit(
      (values) => onValid(values),
      (errors) => {
        const named = [...form.elements].find(
          (control) => control instanceof HTMLElement && (control.getAttribute('name') ?? '') in errors,
        )
        if (named instanceof HTMLElement) named.focus()
      },
    )(event)
  }
}
