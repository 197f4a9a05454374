import { fields } from '@/shop/shared/stored'

type Values = Readonly<Record<string, unknown>>

/** A field that was changed in the form and, meanwhile, by somebody else. */
export interface FieldConflict {
  /** Name of the field; parts of a group by dots: 'translations.tr.subtitle'. */
  readonly path: string
  readonly own: unknown
  readonly stored: unknown
  /** Stored value that the own one was typed over. */
  readonly before: unknown
}

/** How a form's fields are called in the question which value stays. */
export interface ConflictTexts {
  /** Names in the activity log of fields that are called otherwise in the form: 'stockQuantity' is 'stock.quantity'. */
  readonly names?: Readonly<Record<string, string>>
  /** Text of a value that is an id; undefined for other values. */
  readonly textOf?: (path: string, value: unknown) => string | undefined
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A field made of others, for example a text in every language. */
export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Fields of which both values differ from what they were.
 * @param before what the changed fields were when they were typed over
 * @param typed changed fields of the form
 * @param now what is stored by now
 */
export const conflictsOf = (before: Values, typed: Values, now: Values, prefix = ''): FieldConflict[] =>
  Object.entries(typed).flatMap(([name, own]) => {
    const stored = now[name]
    if (!Object.hasOwn(before, name) || isSame(own, stored)) return []
    if (isGroup(own) && isGroup(stored))
      return conflictsOf(fields(before[name]), own, stored, `${prefix}${name}.`)
    return isSame(before[name], stored)
      ? []
      : [{ path: `${prefix}${name}`, own, stored, before: before[name] }]
  })

/** The values with one of them replaced, by its path. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  return {
    ...values,
    [name]: rest.length === 0 ? value : withValue(fields(values[name]), rest.join('.'), value),
  }
}
