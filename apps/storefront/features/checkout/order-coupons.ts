import { useState } from 'react'
import { useApplication } from '../application'
import { createAutomaticCouponStore, type AutomaticCouponStore } from '../coupons/automatic-coupon-store'
import { createCouponStore, type CouponStore } from '../coupons/coupon-store'
import type { BrowserStorage } from '../session/storage'

/** The coupon of what is being ordered. */
export interface OrderCoupons {
  readonly coupon: CouponStore
  readonly automatic: AutomaticCouponStore
}

const nothing = () => undefined

/** An express purchase keeps nothing for the next page. */
const NO_STORAGE: BrowserStorage = {
  isBlocked: () => false,
  readText: () => null,
  readJson: nothing,
  writeText: nothing,
  writeJson: nothing,
  remove: nothing,
  onOtherTab: () => nothing,
}

/** Its gifts go with its own line. */
const createExpressCoupons = (): OrderCoupons => ({
  coupon: createCouponStore(NO_STORAGE, { addGifts: nothing, removeGifts: nothing }, nothing),
  automatic: createAutomaticCouponStore(NO_STORAGE),
})

/** The cart's own coupon; an express purchase has one of its own and leaves the cart's alone. */
export function useOrderCoupons(isExpress: boolean): OrderCoupons {
  const { coupon, automaticCoupon } = useApplication().stores
  const [express] = useState(createExpressCoupons)
  return isExpress ? express : { coupon, automatic: automaticCoupon }
}
