import { z } from 'zod'
import { currency, id } from '../../domain/shared/fields'

export const idParams = z.object({ id })

/** An amount as the server writes it; may be negative in a difference. */
export const amountOut = z.number()
export const money = z.object({ amount: amountOut, currency })

/** ISO 8601 instant. */
export const instant = z.string()

export const pageQuery = (limit: number) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(limit),
})

/** Under every name that a client of the API may read. */
export const pagination = z.object({
  currentPage: z.number().int(),
  current: z.number().int(),
  totalPages: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
  hasPrev: z.boolean(),
  hasNext: z.boolean(),
  /** There are so many rows that `total` is estimated; absent: it is exact. */
  isEstimated: z.boolean().optional(),
})

/** The answer of a call with `answers`: its bytes. */
export const file = z.instanceof(Blob)

/** The answer of a call that has nothing to tell but that it worked. */
export const nothing = z.object({})

const truth = z.enum(['true', 'false', '1', '0'])
/** `?flag=true` in a query. */
export const queryFlag = truth.transform((value) => value === 'true' || value === '1')
