import { download, type DownloadOptions } from '@/client/shared/download'
import type { Http } from '@/client/shared/http'
import { toPage, type Page } from '@/client/shared/page'
import type { Body, Data, Query } from '@/contract/shared/dto'
import { toMinor } from '../shared/money'
import type { CustomerGroup } from '../users/users'
import type { AppliedCoupon } from './applied-coupon'
import type { CouponInput, CouponRecord, CouponStats } from './coupon-types'
import { couponBody, couponEndpoints, couponFromWire } from './coupons.calls'

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

const toCouponStats = (stats: Data<'getCouponStats'>['stats']): CouponStats => ({
  ...stats,
  totalDiscount: toMinor(stats.totalDiscount),
  averageDiscount: toMinor(stats.averageDiscount),
  topUsers: stats.topUsers.map((user) => ({ ...user, totalDiscount: toMinor(user.totalDiscount) })),
})

export async function listCoupons(http: Http, query: Query<'listCoupons'>): Promise<Page<CouponRecord>> {
  const data = await http.call(couponEndpoints, 'listCoupons', { query })
  return toPage(data.coupons.map(couponFromWire), data.pagination)
}

/** Groups of customers that a coupon can be limited to, the largest first. */
export async function listCouponGroups(http: Http): Promise<readonly CustomerGroup[]> {
  return (await http.call(couponEndpoints, 'listCouponGroups', {})).groups
}

/** @throws ApiFailure NOT_FOUND */
export async function getCoupon(http: Http, id: string): Promise<CouponRecord> {
  return couponFromWire((await http.call(couponEndpoints, 'getCoupon', { params: { id } })).coupon)
}

/** @throws ApiFailure CONFLICT if the code is taken, VALIDATION */
export async function createCoupon(http: Http, fields: CouponInput): Promise<CouponRecord> {
  const data = await http.call(couponEndpoints, 'createCoupon', { body: couponBody(fields) })
  return couponFromWire(data.coupon)
}

/** @throws ApiFailure STALE if somebody else saved in the meantime, CONFLICT, VALIDATION */
export async function updateCoupon(
  http: Http,
  { id, updatedAt }: Pick<CouponRecord, 'id' | 'updatedAt'>,
  fields: CouponInput,
): Promise<CouponRecord> {
  const data = await http.call(couponEndpoints, 'updateCoupon', {
    params: { id },
    body: { ...couponBody(fields), updatedAt },
  })
  return couponFromWire(data.coupon)
}

/** Makes codes that are used once each. @throws ApiFailure NOT_FOUND, CONFLICT, VALIDATION */
export async function createCouponCodes(
  http: Http,
  id: string,
  body: Body<'createCouponCodes'>,
): Promise<CouponRecord> {
  const data = await http.call(couponEndpoints, 'createCouponCodes', { params: { id }, body })
  return couponFromWire(data.coupon)
}

/** All codes with the orders that used them, as CSV. @throws ApiFailure NETWORK if the file breaks off */
export const getCouponCodes = (http: Http, id: string, options: DownloadOptions): Promise<Blob> =>
  download(
    (reading) => http.call(couponEndpoints, 'exportCouponCodes', { params: { id }, ...reading }),
    options,
  )

/** Coupons that were used are archived instead of deleted. */
export async function deleteCoupon(http: Http, id: string): Promise<void> {
  await http.call(couponEndpoints, 'deleteCoupon', { params: { id } })
}

export async function getCouponStats(http: Http, id: string): Promise<CouponStats> {
  return toCouponStats((await http.call(couponEndpoints, 'getCouponStats', { params: { id } })).stats)
}
