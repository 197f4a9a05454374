import * as z from 'zod/mini'
import { id } from '../../shared/fields'
import { applicableCategories, count } from '../coupon-fields'
import type { PricedLine } from '../../catalogue/priced-line'
import { mergeLines } from '../../catalogue/stock'
import type { Coupon, CouponContext, CouponResult } from '../coupon-types'
import type { CouponTypeRules } from './coupon-type-rules'
import { accept, refuse } from './result'

/** Cheapest first; at the same price the product with more stock, to make a gift more likely. */
const cheapestFirst = (a: PricedLine, b: PricedLine): number =>
  a.unitPrice - b.unitPrice ||
  b.stock - b.quantity - (a.stock - a.quantity) ||
  (a.productId < b.productId ? -1 : 1)

/**
 * Gives floor(N / X) · Y free units of the cheapest matching product. Refused if paid and free units together
 * exceed its stock (an exact fit is accepted): neither fewer units nor a dearer product is given instead.
 */
function evaluate({ buyXGetY: rule }: Coupon, { lines }: CouponContext): CouponResult {
  const all = rule.applicableProducts.length === 0 && rule.applicableCategories.length === 0
  const matching = mergeLines(lines).filter(
    ({ productId, category }) =>
      all || rule.applicableProducts.includes(productId) || rule.applicableCategories.includes(category),
  )
  const units = matching.reduce((sum, { quantity }) => sum + quantity, 0)
  const free = rule.buyQuantity >= 1 ? Math.floor(units / rule.buyQuantity) * rule.getFreeQuantity : 0
  const [gift] = matching.sort(cheapestFirst)
  if (!gift || free < 1) return refuse('COUPON_NOT_APPLICABLE')
  if (gift.quantity + free > gift.stock) return refuse('COUPON_GIFT_OUT_OF_STOCK')
  const { productId, name, unitPrice } = gift
  return accept({ freeLines: [{ productId, name, quantity: free, unitPrice }] })
}

/** Y free units of the cheapest matching product for every X bought. */
export const buyXGetY = {
  fields: ['buyXGetY'],
  form: {
    buyQuantity: count,
    getFreeQuantity: count,
    applicableProducts: z.array(id).check(z.maxLength(500)),
    applicableCategories,
  },
  evaluate,
} satisfies CouponTypeRules
