import { isCommonPassword } from '../account/common-passwords'
import type { Country } from '../orders/order'

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
 * The simple address pattern of S5: an @ between texts without space, the second with a dot inside. Only the first such
 * dot fits, so that a long text is judged in one pass.
 */
export const EMAIL_PATTERN = /^[^\s@\u0000]+@[^\s@\u0000][^\s@\u0000.]*\.[^\s@\u0000]+$/
export const EMAIL_LENGTH = 254

/** Spaces around the address do not matter. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return address.length <= EMAIL_LENGTH && EMAIL_PATTERN.test(address)
}

/** Digits of a zip code: Deutschland 5, Österreich and Schweiz 4 (decisions §4). */
const zipLength: Readonly<Record<Country, number>> = { Deutschland: 5, Österreich: 4, Schweiz: 4 }

export const isCountry = (text: string): text is Country => Object.hasOwn(zipLength, text)

/** An unknown country is judged like Deutschland. */
export const zipDigits = (country: string): number => (isCountry(country) ? zipLength[country] : 5)

export const isZipCode = (zipCode: string, country: string): boolean =>
  new RegExp(`^[0-9]{${zipDigits(country)}}$`).test(zipCode.trim())

/** S9. */
export const PASSWORD_LENGTH = 6

export type PasswordProblem = 'passwordTooShort' | 'passwordCommon'

/** Never trimmed: a password is what was typed. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password.length < PASSWORD_LENGTH) return 'passwordTooShort'
  return isCommonPassword(password) ? 'passwordCommon' : undefined
}
