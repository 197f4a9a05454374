import { bestCoupon } from '@/domain/coupons/coupon'
import type { Coupon, CouponEffect, CouponResult } from '@/domain/coupons/coupon-types'
import type { Currency, Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { countRedemptions, findCouponByCode, listAutoCoupons, type Redeemer } from './coupons.repository'
import { findPaymentSettings } from '../payments/payment-settings.repository'
import { priceCart, type PricedCart, type WantedItem } from '../checkout/cart-pricing'
import { effectOrRefusal, giftOf, judgeCoupon } from './coupon-verdict'

/** A cart that a coupon is asked for. */
export interface Offer {
  readonly platform: Platform
  readonly currency: Currency
  readonly items: readonly WantedItem[]
  readonly redeemer: Redeemer
  readonly now: Date
}

export interface AppliedOffer {
  readonly coupon: Coupon
  readonly effect: CouponEffect
  readonly cart: PricedCart
}

interface Judged {
  readonly cart: PricedCart
  readonly judge: (coupon: Coupon | undefined, typedCode?: string) => CouponResult
}

/** Prices the cart once, for as many coupons as there are. What cannot be bought counts for nothing here. */
async function judgeOf(db: Db, offer: Offer, coupons: readonly Coupon[]): Promise<Judged> {
  const { platform, currency, items, redeemer, now } = offer
  const settings = await findPaymentSettings(db, platform)
  const { taxRate } = settings
  const gifts = coupons.flatMap(giftOf)
  const cart = await priceCart(db, { platform, currency, items, gifts, taxRate, lock: false })
  const uses = await countRedemptions(
    db,
    coupons.map(({ id }) => id),
    redeemer,
  )
  const judge: Judged['judge'] = (coupon, typedCode) =>
    judgeCoupon(coupon, {
      ...{ cart, platform, currency, taxRate, now, rules: settings },
      signedIn: redeemer.userId !== null,
      usedByCustomer: coupon ? (uses.get(coupon.id) ?? 0) : 0,
      ...(typedCode !== undefined && { typedCode }),
    })
  return { cart, judge }
}

/** What a typed code does to this cart; nothing is counted. @throws ApiError with the coupon's refusal */
export async function offerTyped(db: Db, code: string, offer: Offer): Promise<AppliedOffer> {
  const coupon = await findCouponByCode(db, code)
  const { cart, judge } = await judgeOf(db, offer, coupon ? [coupon] : [])
  const effect = effectOrRefusal(judge(coupon, code), offer.currency)
  // The evaluator accepts no coupon that is not there.
  if (!coupon) throw new Error('a coupon that does not exist was accepted')
  return { coupon, effect, cart }
}

/** The best of the coupons that apply themselves, or null where none does anything. */
export async function offerBest(db: Db, offer: Offer): Promise<AppliedOffer | null> {
  const coupons = await listAutoCoupons(db)
  if (coupons.length === 0) return null
  const { cart, judge } = await judgeOf(db, offer, coupons)
  const best = bestCoupon(coupons.map((coupon) => ({ coupon, result: judge(coupon) })))
  return best && { ...best, cart }
}
