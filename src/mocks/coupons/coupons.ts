import { answers, failing, offline, ok, slow, unauthorised } from '../shared/handlers'
import { coupons, couponStats, percentCoupon } from '../fixtures/coupons'
import { firstPage } from '../fixtures/pagination'

const idIn = (request: Request): string => new URL(request.url).pathname.split('/').at(-1) ?? ''

/** MSW handlers of the back office's coupons, by resulting state. */
export const adminCouponMocks = {
  ok: [
    ok('listCoupons', { coupons: [...coupons], pagination: firstPage(coupons.length, 12) }),
    answers('getCoupon', (request) => ({ coupon: { ...percentCoupon, _id: idIn(request) } })),
    ok('createCoupon', { coupon: percentCoupon }),
    ok('updateCoupon', { coupon: percentCoupon }),
    ok('deleteCoupon', {}),
    ok('getCouponStats', { stats: couponStats }),
  ],
  empty: [ok('listCoupons', { coupons: [], pagination: firstPage(0) })],
  slow: [slow('listCoupons')],
  error: [failing('listCoupons', 'INTERNAL')],
  offline: [offline('listCoupons')],
  unauthorised: [unauthorised('listCoupons')],
}
