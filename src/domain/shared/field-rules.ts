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

const addressPattern = /^[^\s@\u0000]+@[^\s@\u0000]+\.[^\s@\u0000]+$/
const EMAIL_LENGTH = 254

/** The simple address pattern of S5, around which spaces do not matter. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return address.length <= EMAIL_LENGTH && addressPattern.test(address)
}
