import { id } from '../../shared/fields'
import { count } from '../coupon-fields'
import type { Coupon, CouponContext, CouponResult } from '../coupon-types'
import type { CouponTypeRules } from './coupon-type-rules'
import { accept, refuse } from './result'

/**
 * The product once per order, on top of what the shopper pays for; an exact fit is accepted. One that is gone, inactive
 * or not sold on the platform is as unavailable as one that is sold out.
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

/** A product on top of what the shopper pays for. */
export const freeProduct = {
  fields: ['freeProduct'],
  form: { freeProductId: id, freeProductQuantity: count },
  evaluate,
} satisfies CouponTypeRules
