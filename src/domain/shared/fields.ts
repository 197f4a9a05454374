import * as z from 'zod/mini'
import { isCalendarDay } from './dates'
import { EMAIL_LENGTH, EMAIL_PATTERN } from './field-rules'
import { LANGUAGES } from './language'
import { MAX_AMOUNT } from './money'
import { CURRENCIES, PLATFORMS } from './platform'
import { rule } from './problem'

/** PostgreSQL cannot store NUL; such a text is rejected here instead of failing in the database. */
const WITHOUT_NUL = /^[^\u0000]*$/

/**
 * Text of at most `max` characters that matches the pattern. The length check comes first and aborts, because zod
 * would otherwise run the pattern on a text that is too long.
 */
export const matching = (pattern: RegExp, max: number, min = 0) =>
  z.string().check(z.minLength(min), z.maxLength(max, { abort: true }), z.regex(pattern))

/** Trimmed text of `min` to `max` characters without NUL. */
export const text = (max: number, min = 0) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max, { abort: true }), z.regex(WITHOUT_NUL))
/** Required text. */
export const required = (max: number) => text(max, 1)
/** Text that keeps its surrounding spaces, for example a password. */
export const untrimmed = (max: number, min = 0) => matching(WITHOUT_NUL, max, min)

/** An id of any format; an unknown one is NOT_FOUND instead of a validation error. */
export const id = untrimmed(100, 1)

export const email = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(EMAIL_LENGTH, { abort: true }), z.regex(EMAIL_PATTERN))
/** An email address or ''. */
export const optionalEmail = z.union([z.string().check(z.trim(), z.length(0)), email])

export const platform = z.enum(PLATFORMS)
export const currency = z.enum(CURRENCIES)
export const language = z.enum(LANGUAGES)

/** An existing calendar day, `YYYY-MM-DD`. */
export const day = z.string().check(z.minLength(1), z.refine(isCalendarDay))

/** An integer. */
export const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** A tax rate in percent. */
export const rate = z.number().check(z.minimum(0), z.maximum(100))
/** A percentage with at most 2 decimals. */
export const percent = rate.check(z.refine(hasTwoDecimals))
/** An amount in major units with at most 2 decimals, as in JSON. */
export const amount = z.number().check(z.minimum(0), z.maximum(MAX_AMOUNT), z.refine(hasTwoDecimals))
/** An amount in minor units, as forms hold it. Its limit is a problem of its own, because it is told in major units. */
export const minorAmount = z.int().check(
  z.minimum(0),
  rule('amountTooLarge', (amount: number) => amount <= MAX_AMOUNT * 100),
)
