import { z } from 'zod'
import { MAX_GUEST_WISHES } from '../../domain/account/stored-wishlist'
import { PRODUCT_STATUSES } from '../../domain/catalogue/product'
import { platform, text } from '../../domain/shared/fields'
import { queryFlag } from '../shared/primitives'

/** Search params by which products are listed and exported. */
export const productFilters = {
  platform: z.optional(platform),
  /** An administrator's token sees every status; the public sees active ones whatever it asks for. */
  status: z.enum(PRODUCT_STATUSES).optional(),
  category: z.optional(text(100)),
  search: z.optional(text(200)),
  bestseller: queryFlag.optional(),
  lowStock: queryFlag.optional(),
  /** Only archived products, for an administrator's token; they are in no other list. */
  archived: queryFlag.optional(),
}

/** Products by id, comma-separated: a visitor's wishes. What names nothing is simply absent. */
export const productIds = z
  .string()
  .max(8_000)
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(z.string()).max(MAX_GUEST_WISHES))
