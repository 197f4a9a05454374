import * as z from 'zod/mini'

/** What can be wrong with a field: what its schema itself can say, and the rules that name their own. */
const PROBLEMS = [
  'required',
  'tooShort',
  'tooLong',
  'tooMany',
  'tooSmall',
  'tooLarge',
  'invalid',
  'common',
  'mismatch',
  'placeholderMissing',
  'startInPast',
  'endNotAfterStart',
  'fourDigits',
  'fiveDigits',
  'originalTooLow',
  'priceMissing',
] as const
export type Problem = (typeof PROBLEMS)[number]

const isProblem = (value: unknown): value is Problem => PROBLEMS.some((problem) => problem === value)

/** The problem that a rule of `rule()` names; undefined for what a schema says itself. */
export const namedProblem = (params: Readonly<Record<string, unknown>> | undefined): Problem | undefined =>
  isProblem(params?.problem) ? params.problem : undefined

const isEmpty = (input: unknown): boolean =>
  input === undefined || input === null || input === '' || (Array.isArray(input) && input.length === 0)

/** The problem of an issue while zod reports it: its input is known only then. */
export function problemOf(issue: z.core.$ZodRawIssue): Problem {
  const named = issue.code === 'custom' ? namedProblem(issue.params) : undefined
  if (named) return named
  if (isEmpty(issue.input)) return 'required'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'tooShort' : 'tooSmall'
  if (issue.code !== 'too_big') return 'invalid'
  if (issue.origin === 'array') return 'tooMany'
  return issue.origin === 'string' ? 'tooLong' : 'tooLarge'
}

/** Whether a rule over an object can read the field that it is about: anything at all may arrive at the server. */
const canRead =
  (path: readonly string[]) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    // Of the object itself, or of the field.
    !issues.some(
      ({ code, path: at = [] }) => code === 'invalid_type' && ['', path.join('.')].includes(at.join('.')),
    )

/**
 * A rule over one value, checked once that is of the right type, or over the fields of an object (`path` names the one
 * that it is about). The latter is checked even where other fields are wrong, so that a form names everything at once.
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

/** The first problem of every field that has one; nested fields as `address.city`. */
export type Problems = Readonly<Record<string, Problem>>

/** What a schema makes of a value, or what is wrong with it. */
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
