import { z } from 'zod'
import { PRODUCT_STATUSES } from '../../domain/catalogue/product'
import { platform, text } from '../../domain/shared/fields'
import { queryFlag } from '../shared/primitives'

/** Filters of the product list and export. */
export const productFilters = {
  platform: z.optional(platform),
  /** Only honoured for administrators; the public always gets active products. */
  status: z.enum(PRODUCT_STATUSES).optional(),
  category: z.optional(text(100)),
  search: z.optional(text(200)),
  bestseller: queryFlag.optional(),
  lowStock: queryFlag.optional(),
  /** Only archived products, for administrators; no other list contains them. */
  archived: queryFlag.optional(),
}
