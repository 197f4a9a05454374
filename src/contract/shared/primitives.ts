import { z } from 'zod'
import { currency, id } from '@/shop/shared/fields'
import { LAST_PAGE } from '@/shop/shared/list-limits'

export const idParams = z.object({ id })

/** An amount in a response, in major units; differences may be negative. */
export const amountOut = z.number()
export const money = z.object({ amount: amountOut, currency })

/** ISO 8601 instant. */
export const instant = z.string()

export const pageQuery = (limit: number) => ({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(limit),
})

/** Some numbers have two names, for other API clients. */
export const pagination = z.object({
  currentPage: z.number().int(),
  current: z.number().int(),
  totalPages: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
  hasPrev: z.boolean(),
  hasNext: z.boolean(),
  /** True if the list is so long that `total` is an estimate. */
  isEstimated: z.boolean().optional(),
})

/** Response of a call with `answers`: the file. */
export const file = z.instanceof(Blob)

/** Response without data. */
export const nothing = z.object({})

const truth = z.enum(['true', 'false', '1', '0'])
/** `?flag=true` in a query. */
export const queryFlag = truth.transform((value) => value === 'true' || value === '1')
