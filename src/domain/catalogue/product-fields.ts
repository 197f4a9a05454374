import * as z from 'zod/mini'
import { rate, required, text, whole } from '../shared/fields'
import { categoryName } from './category-fields'
import { CONTENT_UNITS, PRODUCT_STATUSES, TINTS } from './product'

const rows = (max: number) => z.array(text(max)).check(z.maxLength(50))

export const SHORT_DESCRIPTION_LENGTH = 500

/** What the back office writes of a product under the same name everywhere: in the form, on its way and stored. */
export const productFields = {
  name: required(200),
  subtitle: text(200),
  shortDescription: required(SHORT_DESCRIPTION_LENGTH),
  detailedDescription: required(20_000),
  category: categoryName,
  features: rows(500),
  benefits: rows(500),
  bestseller: z.boolean(),
  status: z.enum(PRODUCT_STATUSES),
  /** Null takes the platform's rate. */
  taxRate: z.nullable(rate),
}

/** What is stored of a product and not written in the form. */
export const unwrittenFields = { certification: rows(200), tint: z.enum(TINTS) }

/** Empty: made from the name. */
export const slugText = text(200)
export const stockCount = whole(0, 1_000_000)
export const premiumDuration = whole(1, 12)
export const contentAmount = z.number().check(z.positive(), z.maximum(100_000))
export const contentUnit = z.enum(CONTENT_UNITS)
