import type { CouponContext } from './coupon-effects'
import type { Coupon } from './coupon-types'
import type { PricedLine } from '../catalogue/priced-line'

/** Defaults for the coupon tests; each test overrides what it is about. */
export const couponLine = (over: Partial<PricedLine> = {}): PricedLine => ({
  productId: 'tea',
  name: 'Abendruhe',
  category: 'Wellness',
  quantity: 1,
  unitPrice: 2_000,
  taxRate: 7,
  stock: 60,
  ...over,
})

export const coupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 'c1',
  code: 'WILLKOMMEN10',
  name: 'Willkommen',
  type: 'percentage',
  percent: 10,
  amount: 0,
  currency: 'EUR',
  premiumMonths: 0,
  buyQuantity: 0,
  freeQuantity: 0,
  applicableProducts: [],
  applicableCategories: [],
  giftProductId: null,
  giftQuantity: 0,
  minimumOrderAmount: 0,
  platforms: ['germany'],
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  usageLimitTotal: null,
  usageLimitPerUser: 1,
  stackable: false,
  oneTimeUse: true,
  autoApply: false,
  firstOrderOnly: false,
  customerGroups: [],
  status: 'active',
  totalUsed: 0,
  ...over,
})

export const context = (over: Partial<CouponContext> = {}): CouponContext => ({
  platform: 'germany',
  currency: 'EUR',
  lines: [couponLine({ quantity: 2 })],
  shipping: 1_500,
  now: new Date('2026-06-15T12:00:00Z'),
  signedIn: false,
  usedByCustomer: 0,
  ...over,
})
