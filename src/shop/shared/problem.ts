import * as z from 'zod/mini'

/** Kinds of validation problems: those that schemas report themselves, and those named by a `rule()`. */
const PROBLEMS = [
  'required',
  'tooShort',
  'tooLong',
  'tooMany',
  'tooSmall',
  'tooLarge',
  'invalid',
  'common',
  'unprintable',
  'address',
  'mismatch',
  'placeholderMissing',
  'startInPast',
  'endNotAfterStart',
  'endBeforeStart',
  'currencyElsewhere',
  'iban',
  'bic',
  'taxNumber',
  'vatId',
  'needed',
  'postNumber',
  'packstation',
  'germanyOnly',
  'fourDigits',
  'fiveDigits',
  'amountTooLarge',
  'originalTooLow',
  'saleTooHigh',
  'priceMissing',
  'taken',
] as const
export type Problem = (typeof PROBLEMS)[number]

const isProblem = (value: unknown): value is Problem => PROBLEMS.some((problem) => problem === value)

/** The problem named by a `rule()`; undefined for an issue of the schema itself. */
export const namedProblem = (params: Readonly<Record<string, unknown>> | undefined): Problem | undefined =>
  isProblem(params?.problem) ? params.problem : undefined

const isEmpty = (input: unknown): boolean =>
  input === undefined || input === null || input === '' || (Array.isArray(input) && input.length === 0)

/** Maps an issue to a problem. Must run while zod reports the issue: its input is not available later. */
export function problemOf(issue: z.core.$ZodRawIssue): Problem {
  const named = issue.code === 'custom' ? namedProblem(issue.params) : undefined
  if (named) return named
  if (isEmpty(issue.input)) return 'required'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'tooShort' : 'tooSmall'
  if (issue.code !== 'too_big') return 'invalid'
  if (issue.origin === 'array') return 'tooMany'
  return issue.origin === 'string' ? 'tooLong' : 'tooLarge'
}

/** Whether an object rule can read its field: the server may receive values of any type. */
const canRead =
  (path: readonly string[]) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    // An issue at the object itself or at the field means that the value is unusable.
    !issues.some(
      ({ code, path: at = [] }) => code === 'invalid_type' && ['', path.join('.')].includes(at.join('.')),
    )

/**
 * A rule about one value, which runs once the value has the right type, or about several fields of an object, where
 * `path` is the field that gets the problem. An object rule also runs if other fields are invalid, so that a form
 * reports all problems at once.
 */
export const rule = <Value>(
  problem: Problem,
  holds: (value: Value) => boolean,
  path: readonly string[] = [],
) =>
  z.refine<Value>(holds, {
    path: [...path],
    params: { problem },
    ...(path.length > 0 && { when: canRead(path) }),
  })

/** The first problem of each invalid field; nested fields as `address.city`. */
export type Problems = Readonly<Record<string, Problem>>

/** The parsed value, or the problems. */
export function validate<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
):
  | { readonly data: z.output<Schema>; readonly problems?: undefined }
  | { readonly data?: undefined; readonly problems: Problems } {
  const { data, error } = z.safeParse(schema, value, { error: problemOf })
  if (!error) return { data }
  const problems: Record<string, Problem> = {}
  for (const { path, message } of error.issues) {
    if (isProblem(message)) problems[path.join('.')] ??= message
  }
  return { problems }
}
