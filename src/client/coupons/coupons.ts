import { couponEndpoints } from '../../contract/coupons/coupons'
import type { Body, Data } from '../../contract/shared/dto'
import type { AppliedCoupon } from '../../domain/coupons/applied-coupon'
import { toMinor } from '../../domain/shared/money'
import type { Http } from '../shared/http'

const toApplied = (http: Http, dto: Data<'validateCoupon'>): AppliedCoupon => ({
  code: dto.coupon.code,
  name: dto.coupon.name,
  type: dto.coupon.type,
  discount: toMinor(dto.discount),
  shippingDiscount: toMinor(dto.shippingDiscount),
  freeShipping: dto.freeShipping,
  freeItems: dto.additionalItems.map(({ product, name, quantity, image }) => ({
    productId: product,
    name,
    quantity,
    ...(image !== null && { imageUrl: http.media(image) }),
  })),
  premiumMonths: dto.premiumExtension,
  message: dto.message,
  appliedAt: Date.now(),
})

/** @throws ApiFailure COUPON_*, with a Turkish message */
export async function validateCoupon(http: Http, body: Body<'validateCoupon'>): Promise<AppliedCoupon> {
  return toApplied(http, await http.call(couponEndpoints, 'validateCoupon', { body }))
}

/** The best automatic coupon for the cart, or null. */
export async function autoCoupon(http: Http, body: Body<'autoCoupon'>): Promise<AppliedCoupon | null> {
  const data = await http.call(couponEndpoints, 'autoCoupon', { body })
  return data && toApplied(http, data)
}

/** Confirms the redemption that checkout has already counted; it is not counted again. */
export async function confirmCoupon(http: Http, body: Body<'useCoupon'>): Promise<void> {
  await http.call(couponEndpoints, 'useCoupon', { body })
}
