import { z } from 'zod'
import { isCalendarDay } from '../../domain/shared/dates'
import { COUNTRIES } from '../../domain/orders/address'
import { EMAIL_LENGTH, EMAIL_PATTERN } from '../../domain/shared/field-rules'
import { CURRENCIES, PLATFORMS } from '../../domain/shared/platform'

/** PostgreSQL cannot store a NUL; a text with one is refused instead of failing in the database. */
const withoutNul = /^[^\u0000]*$/

/**
 * Text of at most `max` characters that matches. Its length is checked first and alone: zod runs every later check on a
 * text that is too long, unless the length aborts.
 */
export const matching = (pattern: RegExp, max: number, kind = z.string()) =>
  kind.max(max, { abort: true }).regex(pattern)

/** Trimmed text of `min` to `max` characters without NUL. */
export const text = (max: number, min = 0) => matching(withoutNul, max, z.string().trim().min(min))
/** Required text. */
export const required = (max: number) => text(max, 1)

/** Looks like an id; an id that names nothing is NOT_FOUND, whatever its form. */
export const id = matching(withoutNul, 100, z.string().min(1))
export const idParams = z.object({ id })

export const platform = z.enum(PLATFORMS)
export const currency = z.enum(CURRENCIES)
export const country = z.enum(COUNTRIES)

const twoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** Euros (or lira, dollars) with at most 2 decimals, 0 to 10 million. */
export const amount = z.number().min(0).max(10_000_000).refine(twoDecimals, 'at most 2 decimals')
/** An amount as the server writes it; may be negative in a difference. */
export const amountOut = z.number()
export const money = z.object({ amount: amountOut, currency })

export const email = matching(EMAIL_PATTERN, EMAIL_LENGTH, z.string().trim().min(3))
/** Not trimmed: a password is what was typed. */
export const password = matching(withoutNul, 200, z.string().min(6))
/** ISO 8601 instant. */
export const instant = z.string()
/** Calendar day that exists, YYYY-MM-DD. */
export const day = z.string().refine(isCalendarDay, 'not a day')

export const pageQuery = (limit: number) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(limit),
})

/** The superset of all paginations of the specification. */
export const pagination = z.object({
  currentPage: z.number().int(),
  current: z.number().int(),
  totalPages: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
  hasPrev: z.boolean(),
  hasNext: z.boolean(),
})

/** The answer of a call that has nothing to tell but that it worked. */
export const nothing = z.object({})

const truth = z.enum(['true', 'false', '1', '0'])
/** `?flag=true` in a query. */
export const queryFlag = truth.transform((value) => value === 'true' || value === '1')
