import { z } from 'zod'
import { amountOut } from '@/contract/shared/primitives'
import { amount, id, platform } from '../shared/fields'
import { BULK_MAX_PRODUCTS } from './bulk-price'
import { PRODUCT_STATUSES } from '../catalogue/product'
import { productFilters } from '../catalogue/product-filters.schemas'

/** No product may occur twice. */
const eachOnce = <Product extends z.ZodType<{ id: string }>>(product: Product) =>
  z
    .array(product)
    .min(1)
    .max(BULK_MAX_PRODUCTS)
    .refine((products) => new Set(products.map((each) => each.id.toLowerCase())).size === products.length)

const status = z.enum(PRODUCT_STATUSES)
/** Amounts in major units. */
const shelfPrice = z.object({ amount, originalAmount: z.nullable(amount) })
const named = z.object({ id })

export const productBulkSchemas = {
  selectProducts: {
    /** Same filters as the product list. */
    query: z.object(productFilters),
    data: z.object({
      /** All products that match the filters, with the values a bulk change starts from. */
      products: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          status,
          /** Regular prices; that of a sale stays below. */
          prices: z.array(
            z.object({
              platform,
              amount: amountOut,
              originalAmount: amountOut.nullable(),
              sale: z
                .object({ amount: amountOut, from: z.string().nullable(), until: z.string().nullable() })
                .nullable(),
            }),
          ),
        }),
      ),
    }),
  },
  changeProducts: {
    /** `from` is the value that was shown; if one product has another value by now, nothing is changed. */
    body: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('status'),
        products: eachOnce(z.object({ id, from: status, to: status })),
      }),
      z.object({
        action: z.literal('prices'),
        platform,
        products: eachOnce(z.object({ id, from: shelfPrice, to: shelfPrice })),
      }),
      z.object({ action: z.literal('archive'), products: eachOnce(named) }),
      z.object({ action: z.literal('restore'), products: eachOnce(named) }),
    ]),
    data: z.object({ changed: z.number().int() }),
  },
}
