import { toNestErrors } from '@hookform/resolvers'
import { zodResolver } from '@hookform/resolvers/zod'
import { get, type FieldValues, type Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { MAX_AMOUNT } from '@/shop/shared/money'
import { problemOf, type Problem } from '@/shop/shared/problem'
import { useTranslations } from '../../i18n'

/** Schema of a flat form, from unvalidated to validated values. */
export type FormSchema = z.core.$ZodType<FieldValues, FieldValues>

/** Error texts of a field: one for all problems, or one per problem. Length errors have their own texts. */
export type FieldTexts = string | Partial<Readonly<Record<Problem, string>>>
export type FormTexts<Schema extends FormSchema> = Partial<
  Readonly<Record<keyof z.input<Schema> & string, FieldTexts>>
>

const LIMITS = ['tooLong', 'tooMany', 'tooLarge'] as const
const isLimit = (problem: Problem): problem is (typeof LIMITS)[number] =>
  LIMITS.some((limit) => limit === problem)

/** Resolver of react-hook-form for a schema, with error texts by field and problem. */
export function useFormResolver<Schema extends FormSchema>(
  schema: Schema,
  texts: FormTexts<Schema>,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  const t = useTranslations('ui')
  const textOf = (issue: z.core.$ZodRawIssue): string => {
    const problem = problemOf(issue)
    const field = Object.entries<FieldTexts | undefined>(texts).find(
      ([name]) => name === issue.path?.[0],
    )?.[1]
    const own = typeof field === 'object' ? field[problem] : undefined
    if (own !== undefined) return own
    if (problem === 'unprintable' || problem === 'address') return t(`problems.${problem}`)
    if (problem === 'amountTooLarge') return t('problems.tooLarge', { maximum: MAX_AMOUNT })
    if (issue.code === 'too_big' && isLimit(problem))
      return t(`problems.${problem}`, { maximum: Number(issue.maximum) })
    return (typeof field === 'object' ? field.invalid : field) ?? t('problems.invalid')
  }
  const resolve: Resolver<z.input<Schema>, unknown, z.output<Schema>> = zodResolver(
    schema,
    { error: textOf },
    { mode: 'sync' },
  )
  return async (values, context, options) => {
    const result = await resolve(values, context, options)
    const half = halfFilled(options)
    if (half.length === 0) return result
    const error = { type: 'invalid', message: t('problems.invalid') }
    const errors = toNestErrors(Object.fromEntries(half.map((name) => [name, error])), options)
    return { values: {}, errors: { ...result.errors, ...errors } }
  }
}

interface FormFields {
  readonly names?: readonly string[] | undefined
  /** Nested as their names are. */
  readonly fields: object
}

/** Names of the fields that are filled in part, as a date without its day: the browser gives their value as empty. */
export const halfFilled = ({ names = [], fields }: FormFields): readonly string[] =>
  names.filter((name) => {
    const validity: unknown = get(fields, `${name}.ref.validity`)
    return (
      typeof validity === 'object' &&
      validity !== null &&
      'badInput' in validity &&
      validity.badInput === true
    )
  })
