import { id } from '../../shared/fields'
import { count } from '../coupon-fields'
import type { Coupon, CouponContext, CouponResult } from '../coupon-types'
import type { CouponTypeRules } from './coupon-type-rules'
import { accept, refuse } from './result'

/**
 * Gives the product once per order, in addition to units that are paid for; an exact fit with the stock is
 * accepted. A product that is deleted, inactive or not sold on the platform counts as sold out.
 */
function evaluate({ freeProduct: rule }: Coupon, { gift, lines }: CouponContext): CouponResult {
  if (!gift?.active || gift.productId !== rule.productId) return refuse('COUPON_GIFT_OUT_OF_STOCK')
  const paid = lines
    .filter(({ productId }) => productId === gift.productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  if (paid + rule.quantity > gift.stock) return refuse('COUPON_GIFT_OUT_OF_STOCK')
  const { productId, name, unitPrice } = gift
  return accept({
    freeLines: [{ productId, name, quantity: rule.quantity, ...(unitPrice !== undefined && { unitPrice }) }],
  })
}

/** A free product in addition to the paid ones. */
export const freeProduct = {
  fields: ['freeProduct'],
  form: { freeProductId: id, freeProductQuantity: count },
  evaluate,
} satisfies CouponTypeRules
