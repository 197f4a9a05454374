import { useState } from 'react'
import { useApplication } from '../application'
import {
  createAutomaticCouponStore,
  createCouponStore,
  type AutomaticCouponStore,
  type CouponStore,
} from '../coupons/coupon-store'
import type { SessionStorage } from '../session/storage'

/** Coupon state of the current order. */
export interface OrderCoupons {
  readonly coupon: CouponStore
  readonly automatic: AutomaticCouponStore
}

const nothing = () => undefined

/** An express purchase is not persisted. */
const NO_STORAGE: SessionStorage = {
  isBlocked: () => false,
  readText: () => null,
  readJson: nothing,
  writeText: nothing,
  writeJson: nothing,
  remove: nothing,
  onOtherTab: () => nothing,
}

/** Coupon state without gifts in the cart, because the gifts belong to the express line. */
const createExpressCoupons = (): OrderCoupons => ({
  coupon: createCouponStore(NO_STORAGE, { addGifts: nothing, removeGifts: nothing }, nothing),
  automatic: createAutomaticCouponStore(NO_STORAGE),
})

/** Coupon state of the cart, or a separate one for an express purchase. */
export function useOrderCoupons(isExpress: boolean): OrderCoupons {
  const { coupon, automaticCoupon } = useApplication().stores
  const [express] = useState(createExpressCoupons)
  return isExpress ? express : { coupon, automatic: automaticCoupon }
}
