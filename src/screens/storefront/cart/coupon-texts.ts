import type { AppliedCoupon } from '@/shop/coupons/applied-coupon'
import { COUPON_REFUSALS, type CouponRefusal } from '@/shop/coupons/coupon-effects'
import { translateCouponMessage } from '@/shop/coupons/coupon-messages'
import type { Currency } from '@/shop/shared/platform'
import { useFormat, useTranslations } from '@/i18n'
import type { CouponFailure } from './cart-types'

const isRefusal = (code: string | undefined): code is CouponRefusal =>
  COUPON_REFUSALS.some((refusal) => refusal === code)

/** Translates a coupon error by its code; unknown codes show the server's message. */
export function useCouponProblem(): (problem: CouponFailure) => string {
  const t = useTranslations('cart')
  const format = useFormat()
  return ({ code, message, minimum }) => {
    if (code === 'COUPON_MINIMUM') {
      if (minimum) return t('coupon.refused.COUPON_MINIMUM', { minimum: format.money(minimum) })
    } else if (isRefusal(code)) return t(`coupon.refused.${code}`)
    if (code === 'NETWORK' || code === 'TIMEOUT' || code === 'INTERNAL') return t(`coupon.${code}`)
    return message ? translateCouponMessage(message) : t('coupon.failed')
  }
}

/** Summary of an applied coupon, for example '6,22 € Rabatt, 1 Gratisprodukt'. */
export function useCouponEffect(): (coupon: AppliedCoupon, currency: Currency) => string {
  const t = useTranslations('cart')
  const format = useFormat()
  return ({ discount, freeShipping, shippingDiscount, freeItems, premiumMonths, name }, currency) => {
    const gifts = freeItems.reduce((sum, { quantity }) => sum + quantity, 0)
    const effects = [
      discount > 0 && t('coupon.effect.discount', { amount: format.money({ amount: discount, currency }) }),
      (freeShipping || shippingDiscount > 0) && t('coupon.effect.shipping'),
      gifts > 0 && t('coupon.effect.gifts', { count: gifts }),
      premiumMonths > 0 && t('coupon.effect.premium', { count: premiumMonths }),
    ].filter((effect) => effect !== false)
    return effects.join(', ') || name
  }
}
