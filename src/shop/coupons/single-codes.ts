import * as z from 'zod/mini'
import { code, whole } from '../shared/fields'
import { rule } from '../shared/problem'
import { normalizeCouponCode } from './coupons'

/** Codes that a coupon may have in all. */
export const MAX_SINGLE_CODES = 5_000
const PREFIX_LENGTH = 20

/** Without letters and digits that look alike, and without vowels, so that no word comes about. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const LETTERS_OF_CODE = 10

/** Codes to be made, and what they begin with. */
export const singleCodesForm = z.object({
  count: whole(1, MAX_SINGLE_CODES),
  prefix: code(PREFIX_LENGTH).check(
    rule('invalid', (typed: string) => /^[A-Z0-9-]*$/.test(normalizeCouponCode(typed))),
  ),
})
export type SingleCodesForm = z.output<typeof singleCodesForm>

/**
 * Codes that differ from each other.
 * @param random whole number from 0 to below its argument, which nobody can guess
 */
export function singleCodes({ count, prefix }: SingleCodesForm, random: (below: number) => number): string[] {
  const start = normalizeCouponCode(prefix)
  const codes = new Set<string>()
  while (codes.size < count) {
    const letters = Array.from({ length: LETTERS_OF_CODE }, () => LETTERS[random(LETTERS.length)])
    codes.add(start + letters.join(''))
  }
  return [...codes]
}
