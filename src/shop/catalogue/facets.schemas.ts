import { z } from 'zod'
import { DAYTIMES, FILTERS, KINDS, SHELF_FLAGS, TASTES } from './traits'
import { amount } from '../shared/fields'
import { amountOut, queryFlag } from '@/contract/shared/primitives'

/** Comma-separated. */
const listOf = <Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .max(200)
    .transform((list) => [...new Set(list.split(','))])
    .pipe(z.array(z.enum(names)).min(1))

const amountText = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/)
  .transform(Number)
  .pipe(amount)

/** Filters of shoppers' lists; all that are given must hold, of several kinds, tastes or times of day one. */
export const shelfFilters = {
  kind: listOf(KINDS).optional(),
  taste: listOf(TASTES).optional(),
  daytime: listOf(DAYTIMES).optional(),
  caffeineFree: queryFlag.optional(),
  vegan: queryFlag.optional(),
  /** With the code of a control body. */
  organic: queryFlag.optional(),
  /** Four stars or more. */
  rated: queryFlag.optional(),
  reduced: queryFlag.optional(),
  inStock: queryFlag.optional(),
  /** Prices on the platform, in major units, both included. */
  minPrice: amountText.optional(),
  maxPrice: amountText.optional(),
}

const count = z.number().int()
const counts = <Name extends string>(names: readonly Name[]) => z.record(z.enum(names), count)

/** How many products each filter would leave beside those that are set. */
export const facets = z.object({
  categories: z.array(z.object({ name: z.string(), count })),
  kinds: counts(KINDS),
  tastes: counts(TASTES),
  daytimes: counts(DAYTIMES),
  flags: counts(SHELF_FLAGS),
  /** Of the products that the other filters leave, in major units; null without any. */
  price: z.object({ min: amountOut, max: amountOut }).nullable(),
  /** How many products would be left without each filter that is set. */
  without: z.partialRecord(z.enum(FILTERS), count),
})
