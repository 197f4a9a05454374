import { firstPage } from '@/mocks/fixtures/pagination'
import { answers, failing, offline, ok, slow, unauthorised } from '@/mocks/shared/handlers'
import type { Data } from '@/contract/shared/dto'

export type CouponDto = Data<'createCoupon'>['coupon']

/** A coupon with default values except `changes`. */
export const couponDto = (
  index: number,
  code: string,
  changes: Partial<CouponDto> & Pick<CouponDto, 'type'>,
): CouponDto => ({
  _id: `00000000-0000-4000-8000-00000000070${index}`,
  code,
  name: code,
  description: '',
  discountValue: 0,
  currency: 'EUR',
  premiumExtensionMonths: 0,
  buyXGetY: { buyQuantity: 0, getFreeQuantity: 0, applicableProducts: [], applicableCategories: [] },
  freeProduct: { product: null, quantity: 0 },
  appliesTo: { products: [], categories: [] },
  minimumOrderAmount: 0,
  customerGroups: [],
  platforms: ['germany'],
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  usageLimit: { total: null, perUser: 1 },
  settings: { stackable: false, oneTimeUse: true, autoApply: false, firstOrderOnly: false },
  status: 'active',
  usage: { totalUsed: 0 },
  singleCodes: 0,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
})

export const percentCoupon = couponDto(1, 'WILLKOMMEN10', {
  type: 'percentage',
  name: 'Sonbahar indirimi',
  discountValue: 10,
  minimumOrderAmount: 30,
  usageLimit: { total: 500, perUser: 1 },
  usage: { totalUsed: 184 },
})

export const coupons: readonly CouponDto[] = [
  percentCoupon,
  couponDto(2, 'MINUS5', { type: 'fixed_amount', discountValue: 5 }),
  couponDto(3, 'SOMMER25', { type: 'percentage', discountValue: 25, status: 'expired' }),
]

export const couponStats: Data<'getCouponStats'>['stats'] = {
  totalUses: 184,
  remainingUses: 316,
  uniqueUsers: 171,
  totalDiscount: 1147.3,
  averageDiscount: 6.24,
  topUsers: [
    { email: 'petra.lang@post.example', usedCount: 3, totalDiscount: 24.6 },
    { email: 'j.feldmann@post.example', usedCount: 2, totalDiscount: 18.92 },
    { email: 'sabine.koch@post.example', usedCount: 2, totalDiscount: 12.44 },
  ],
}

const idIn = (request: Request): string => new URL(request.url).pathname.split('/').at(-1) ?? ''

/** MSW handlers of the back office's coupons, by resulting state. */
export const adminCouponMocks = {
  ok: [
    ok('listCouponGroups', { groups: [{ name: 'VIP', customers: 12 }] }),
    ok('listCoupons', { coupons: [...coupons], pagination: firstPage(coupons.length, 12) }),
    answers('getCoupon', (request) => ({ coupon: { ...percentCoupon, _id: idIn(request) } })),
    ok('createCoupon', { coupon: percentCoupon }),
    ok('updateCoupon', { coupon: percentCoupon }),
    ok('createCouponCodes', { coupon: { ...percentCoupon, singleCodes: 200 } }),
    answers('exportCouponCodes', () => new Blob(['code;order\r\n'], { type: 'text/csv' })),
    ok('deleteCoupon', {}),
    ok('getCouponStats', { stats: couponStats }),
  ],
  empty: [ok('listCoupons', { coupons: [], pagination: firstPage(0) })],
  slow: [slow('listCoupons')],
  error: [failing('listCoupons', 'INTERNAL')],
  offline: [offline('listCoupons')],
  unauthorised: [unauthorised('listCoupons')],
}
