/** Problems by field, in the order of the fields: the first key is the first field to repair. */
export type Problems<Field extends string, Problem extends string> = Partial<Record<Field, Problem>>

/** Keeps the fields that have a problem, in the order in which they are written. */
export function problemsOf<Field extends string, Problem extends string>(
  checks: readonly (readonly [field: Field, problem: Problem | undefined | false])[],
): Problems<Field, Problem> {
  const problems: Problems<Field, Problem> = {}
  for (const [field, problem] of checks) if (problem) problems[field] = problem
  return problems
}

export const hasProblems = (problems: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(problems).length > 0

export const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === ''

/**
 * An @ between texts without space, the second with a dot inside. Only the first such
 * dot fits, so that a long text is matched in one pass.
 */
export const EMAIL_PATTERN = /^[^\s@\u0000]+@[^\s@\u0000][^\s@\u0000.]*\.[^\s@\u0000]+$/
export const EMAIL_LENGTH = 254

/** Spaces around the address do not matter. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return address.length <= EMAIL_LENGTH && EMAIL_PATTERN.test(address)
}
