import { couponEndpoints } from '../../contract/coupons/coupons'
import type { Body, Data, Query } from '../../contract/shared/dto'
import type { CouponRecord, CouponStats } from '../../domain/coupons/coupon-record'
import type { CouponTypeField } from '../../domain/coupons/types/coupon-type-rules'
import { couponTypeOf } from '../../domain/coupons/types'
import { toMajor, toMinor } from '../../domain/shared/money'
import type { Http } from '../shared/http'
import { toPage, type Page } from '../shared/page'

type CouponBody = Omit<CouponRecord, 'id' | 'shownStatus' | 'totalUsed' | 'updatedAt'>
/** Fields of the form, without those of other coupon types. Amounts in minor units. */
export type CouponFields = Omit<CouponBody, CouponTypeField> & Partial<Pick<CouponBody, CouponTypeField>>

type CouponDto = Data<'createCoupon'>['coupon']

export const toCouponRecord = ({ _id, freeProduct, status, usage, ...coupon }: CouponDto): CouponRecord => ({
  ...coupon,
  id: _id,
  discountValue:
    couponTypeOf(coupon.type).discountUnit === 'amount'
      ? toMinor(coupon.discountValue)
      : coupon.discountValue,
  minimumOrderAmount: toMinor(coupon.minimumOrderAmount),
  freeProduct: { productId: freeProduct.product, quantity: freeProduct.quantity },
  // `expired` and `used_up` are derived, so such a coupon is stored as active.
  status: status === 'inactive' ? 'inactive' : 'active',
  shownStatus: status,
  totalUsed: usage.totalUsed,
})

export const toCouponStats = (stats: Data<'getCouponStats'>['stats']): CouponStats => ({
  ...stats,
  totalDiscount: toMinor(stats.totalDiscount),
  averageDiscount: toMinor(stats.averageDiscount),
  topUsers: stats.topUsers.map((user) => ({ ...user, totalDiscount: toMinor(user.totalDiscount) })),
})

/** The free product is left out if its id is empty. */
function toBody({ buyXGetY, freeProduct, discountValue, ...fields }: CouponFields) {
  return {
    ...fields,
    platforms: [...fields.platforms],
    minimumOrderAmount: toMajor(fields.minimumOrderAmount),
    ...(discountValue !== undefined && {
      discountValue:
        couponTypeOf(fields.type).discountUnit === 'amount' ? toMajor(discountValue) : discountValue,
    }),
    ...(buyXGetY && {
      buyXGetY: {
        ...buyXGetY,
        applicableProducts: [...buyXGetY.applicableProducts],
        applicableCategories: [...buyXGetY.applicableCategories],
      },
    }),
    ...(freeProduct &&
      freeProduct.productId !== null && {
        freeProduct: { product: freeProduct.productId, quantity: freeProduct.quantity },
      }),
  } satisfies Body<'createCoupon'>
}

export async function listCoupons(http: Http, query: Query<'listCoupons'>): Promise<Page<CouponRecord>> {
  const data = await http.call(couponEndpoints, 'listCoupons', { query })
  return toPage(data.coupons.map(toCouponRecord), data.pagination)
}

/** @throws ApiFailure NOT_FOUND */
export async function getCoupon(http: Http, id: string): Promise<CouponRecord> {
  return toCouponRecord((await http.call(couponEndpoints, 'getCoupon', { params: { id } })).coupon)
}

/** @throws ApiFailure CONFLICT if the code is taken, VALIDATION */
export async function createCoupon(http: Http, fields: CouponFields): Promise<CouponRecord> {
  const data = await http.call(couponEndpoints, 'createCoupon', { body: toBody(fields) })
  return toCouponRecord(data.coupon)
}

/** @throws ApiFailure STALE if somebody else saved in the meantime, CONFLICT, VALIDATION */
export async function updateCoupon(
  http: Http,
  { id, updatedAt }: Pick<CouponRecord, 'id' | 'updatedAt'>,
  fields: CouponFields,
): Promise<CouponRecord> {
  const data = await http.call(couponEndpoints, 'updateCoupon', {
    params: { id },
    body: { ...toBody(fields), updatedAt },
  })
  return toCouponRecord(data.coupon)
}

/** Coupons that were used are archived instead of deleted. */
export async function deleteCoupon(http: Http, id: string): Promise<void> {
  await http.call(couponEndpoints, 'deleteCoupon', { params: { id } })
}

export async function getCouponStats(http: Http, id: string): Promise<CouponStats> {
  return toCouponStats((await http.call(couponEndpoints, 'getCouponStats', { params: { id } })).stats)
}
