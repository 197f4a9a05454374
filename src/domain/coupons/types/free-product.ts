import { isBlank, problemsOf } from '../../shared/field-rules'
import { countProblem } from '../coupon-form-fields'
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
export const freeProduct: CouponTypeRules = {
  fields: ['freeProduct'],
  problems: ({ freeProductId, freeProductQuantity }) =>
    problemsOf([
      ['freeProductId', isBlank(freeProductId) && 'required'],
      ['freeProductQuantity', countProblem(freeProductQuantity)],
    ]),
  evaluate,
}
