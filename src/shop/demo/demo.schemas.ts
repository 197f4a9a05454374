import { z } from 'zod'
import { nothing } from '@/contract/shared/primitives'

const number = z.number().int().min(0)

export const demoSchemas = {
  getDemo: {
    /** Null unless the shop has made-up orders. `others` are orders placed since, which share their numbers. */
    data: z.object({ demo: z.object({ orders: number, customers: number, others: number }).nullable() }),
  },
  /** A CAMT.053 message that pays unpaid made-up orders. */
  getDemoStatement: { data: z.object({ content: z.string() }) },
  clearDemo: {
    /** Orders placed since, as the administrator saw their number; with another one it is STALE. */
    body: z.object({ others: number.max(2_000_000_000) }),
    data: nothing,
  },
}
