import { z } from 'zod'
import { queryFlag } from '@/contract/shared/primitives'
import { MAX_GUEST_WISHES } from '../wishlist/stored-wishlist'
import { platform, searchText, text } from '../shared/fields'
import { PRODUCT_STATUSES } from './product'

/** Filters of the product list and export. */
export const productFilters = {
  platform: z.optional(platform),
  /** Only honoured for administrators; the public always gets active products, by id any with a page. */
  status: z.enum(PRODUCT_STATUSES).optional(),
  category: z.optional(text(100)),
  search: z.optional(searchText),
  bestseller: queryFlag.optional(),
  lowStock: queryFlag.optional(),
  /** Only archived products, for administrators; no other list contains them. */
  archived: queryFlag.optional(),
}

/** Products by id, comma-separated: a visitor's wishes. What names nothing is simply absent. */
export const productIds = z
  .string()
  .max(8_000)
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(z.string()).max(MAX_GUEST_WISHES))
