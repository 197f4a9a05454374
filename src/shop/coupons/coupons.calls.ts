import type { z } from 'zod'
import type { EndpointTable } from '@/contract/shared/endpoint'
import { couponErrors } from '@/contract/shared/errors'
import { toMajor, toMinor } from '../shared/money'
import type { CouponInput, CouponRecord, CouponType } from './coupon-types'
import type { couponSchemas } from './coupons.schemas'

/** Coupons for shoppers and administrators. */
export const couponEndpoints = {
  validateCoupon: { method: 'POST', path: '/coupons/validate', access: 'optional', errors: couponErrors },
  useCoupon: {
    method: 'POST',
    path: '/coupons/use',
    access: 'optional',
    errors: ['NOT_FOUND', 'COUPON_NOT_FOUND'],
    bare: true,
  },
  autoCoupon: { method: 'POST', path: '/coupons/auto', access: 'optional', errors: [] },
  listCoupons: { method: 'GET', path: '/coupons/admin', access: 'admin', needs: 'coupons.read', errors: [] },
  listCouponGroups: {
    method: 'GET',
    path: '/coupons/admin/groups',
    access: 'admin',
    needs: 'coupons.read',
    errors: [],
  },
  getCoupon: {
    method: 'GET',
    path: '/coupons/admin/:id',
    access: 'admin',
    needs: 'coupons.read',
    errors: ['NOT_FOUND'],
  },
  createCoupon: {
    method: 'POST',
    path: '/coupons/admin',
    access: 'admin',
    needs: 'coupons.write',
    errors: ['CONFLICT'],
    status: 201,
  },
  updateCoupon: {
    method: 'PUT',
    path: '/coupons/admin/:id',
    access: 'admin',
    needs: 'coupons.write',
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  },
  /** CONFLICT: its own code has been used, or it would have more than 5,000. */
  createCouponCodes: {
    method: 'POST',
    path: '/coupons/admin/:id/codes',
    access: 'admin',
    needs: 'coupons.write',
    errors: ['NOT_FOUND', 'CONFLICT'],
    status: 201,
  },
  exportCouponCodes: {
    method: 'GET',
    path: '/coupons/admin/:id/codes.csv',
    access: 'admin',
    needs: 'coupons.write',
    errors: ['NOT_FOUND'],
    answers: 'text/csv',
  },
  deleteCoupon: {
    method: 'DELETE',
    path: '/coupons/admin/:id',
    access: 'admin',
    needs: 'coupons.write',
    errors: ['NOT_FOUND'],
  },
  getCouponStats: {
    method: 'GET',
    path: '/coupons/admin/:id/stats',
    access: 'admin',
    needs: 'coupons.read',
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable

type Created = (typeof couponSchemas)['createCoupon']
type CouponDto = z.output<Created['data']>['coupon']

const limitsOf = ({ applicableProducts, applicableCategories }: CouponInput) => ({
  applicableProducts: [...applicableProducts],
  applicableCategories: [...applicableCategories],
})

/** Fields that the wire nests or measures otherwise: amounts in major units, one value for percent and amount. */
const wireFields = (coupon: CouponInput) => ({
  discountValue: coupon.type === 'fixed_amount' ? toMajor(coupon.amount) : coupon.percent,
  premiumExtensionMonths: coupon.premiumMonths,
  buyXGetY: {
    buyQuantity: coupon.buyQuantity,
    getFreeQuantity: coupon.freeQuantity,
    ...(coupon.type === 'buy_x_get_y'
      ? limitsOf(coupon)
      : { applicableProducts: [], applicableCategories: [] }),
  },
  freeProduct: { product: coupon.giftProductId, quantity: coupon.giftQuantity },
  appliesTo:
    coupon.type === 'buy_x_get_y'
      ? { products: [], categories: [] }
      : { products: [...coupon.applicableProducts], categories: [...coupon.applicableCategories] },
})

const commonWireFields = (coupon: CouponInput) => ({
  code: coupon.code,
  name: coupon.name,
  description: coupon.description,
  type: coupon.type,
  currency: coupon.currency,
  customerGroups: [...coupon.customerGroups],
  platforms: [...coupon.platforms],
  startDate: coupon.startDate,
  endDate: coupon.endDate,
  minimumOrderAmount: toMajor(coupon.minimumOrderAmount),
  usageLimit: { total: coupon.usageLimitTotal, perUser: coupon.usageLimitPerUser },
  settings: {
    stackable: coupon.stackable,
    oneTimeUse: coupon.oneTimeUse,
    autoApply: coupon.autoApply,
    firstOrderOnly: coupon.firstOrderOnly,
  },
})

export const couponToWire = (coupon: CouponRecord): CouponDto => ({
  _id: coupon.id,
  ...wireFields(coupon),
  ...commonWireFields(coupon),
  status: coupon.shownStatus,
  usage: { totalUsed: coupon.totalUsed },
  singleCodes: coupon.singleCodes,
  updatedAt: coupon.updatedAt,
})

/** Body of a coupon; fields of other types are left out. */
export function couponBody(coupon: CouponInput): z.input<Created['body']> {
  const { discountValue, premiumExtensionMonths, buyXGetY, appliesTo } = wireFields(coupon)
  const own = {
    percentage: { discountValue, appliesTo },
    fixed_amount: { discountValue, appliesTo },
    free_shipping: {},
    premium_extension: { premiumExtensionMonths },
    buy_x_get_y: { buyXGetY },
    free_product: { freeProduct: { product: coupon.giftProductId ?? '', quantity: coupon.giftQuantity } },
  }
  return { ...commonWireFields(coupon), ...own[coupon.type], status: coupon.status }
}

/** Paths in the body of fields that have another name or place there. */
export const couponPaths = (type: CouponType): Readonly<Record<string, string>> => ({
  percent: 'discountValue',
  amount: 'discountValue',
  premiumMonths: 'premiumExtensionMonths',
  buyQuantity: 'buyXGetY.buyQuantity',
  freeQuantity: 'buyXGetY.getFreeQuantity',
  ...(type === 'buy_x_get_y'
    ? {
        applicableProducts: 'buyXGetY.applicableProducts',
        applicableCategories: 'buyXGetY.applicableCategories',
      }
    : { applicableProducts: 'appliesTo.products', applicableCategories: 'appliesTo.categories' }),
  giftProductId: 'freeProduct.product',
  giftQuantity: 'freeProduct.quantity',
  usageLimitTotal: 'usageLimit.total',
  usageLimitPerUser: 'usageLimit.perUser',
})

/** Values of a body for the form's rules, which check them and choose those of the coupon's type. */
export const couponFormValues = ({
  discountValue,
  premiumExtensionMonths,
  buyXGetY,
  freeProduct,
  appliesTo,
  usageLimit,
  settings,
  ...fields
}: z.output<Created['body']>) => ({
  ...fields,
  ...settings,
  percent: discountValue,
  amount: discountValue === undefined ? undefined : toMinor(discountValue),
  premiumMonths: premiumExtensionMonths,
  buyQuantity: buyXGetY?.buyQuantity,
  freeQuantity: buyXGetY?.getFreeQuantity,
  applicableProducts:
    fields.type === 'buy_x_get_y' ? buyXGetY?.applicableProducts : (appliesTo?.products ?? []),
  applicableCategories:
    fields.type === 'buy_x_get_y' ? buyXGetY?.applicableCategories : (appliesTo?.categories ?? []),
  giftProductId: freeProduct?.product,
  giftQuantity: freeProduct?.quantity,
  minimumOrderAmount: toMinor(fields.minimumOrderAmount),
  usageLimitTotal: usageLimit.total ?? null,
  usageLimitPerUser: usageLimit.perUser,
})

export const couponFromWire = ({ _id, status, usage, ...dto }: CouponDto): CouponRecord => ({
  id: _id,
  code: dto.code,
  name: dto.name,
  description: dto.description,
  type: dto.type,
  percent: dto.type === 'percentage' ? dto.discountValue : 0,
  amount: dto.type === 'fixed_amount' ? toMinor(dto.discountValue) : 0,
  currency: dto.currency,
  premiumMonths: dto.premiumExtensionMonths,
  buyQuantity: dto.buyXGetY.buyQuantity,
  freeQuantity: dto.buyXGetY.getFreeQuantity,
  applicableProducts: dto.type === 'buy_x_get_y' ? dto.buyXGetY.applicableProducts : dto.appliesTo.products,
  applicableCategories:
    dto.type === 'buy_x_get_y' ? dto.buyXGetY.applicableCategories : dto.appliesTo.categories,
  giftProductId: dto.freeProduct.product,
  giftQuantity: dto.freeProduct.quantity,
  minimumOrderAmount: toMinor(dto.minimumOrderAmount),
  customerGroups: dto.customerGroups,
  platforms: dto.platforms,
  // Another server may send a time as well.
  startDate: dto.startDate.slice(0, 10),
  endDate: dto.endDate.slice(0, 10),
  usageLimitTotal: dto.usageLimit.total,
  usageLimitPerUser: dto.usageLimit.perUser,
  ...dto.settings,
  // `expired` and `used_up` are derived, so such a coupon is stored as active.
  status: status === 'inactive' ? 'inactive' : 'active',
  shownStatus: status,
  totalUsed: usage.totalUsed,
  singleCodes: dto.singleCodes,
  updatedAt: dto.updatedAt,
})
