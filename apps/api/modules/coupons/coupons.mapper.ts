import { couponStatus } from '@/domain/coupons/coupon'
import type { Coupon } from '@/domain/coupons/coupon-types'
import { couponTypeOf } from '@/domain/coupons/types'
import { toMajor } from '@/domain/shared/money'
import type { Data } from '@/contract/shared/dto'
import type { coupons } from '../../platform/db/schema'

export type CouponRow = typeof coupons.$inferSelect

function discountOf({ type, percent, amount }: CouponRow): number {
  const { discountUnit } = couponTypeOf(type)
  return discountUnit ? { percent, amount }[discountUnit] : 0
}

/** The coupon as the domain evaluates it. */
export const couponOf = (row: CouponRow): Coupon => ({
  ...row,
  discountValue: discountOf(row),
  premiumExtensionMonths: row.premiumMonths,
  buyXGetY: {
    buyQuantity: row.buyQuantity,
    getFreeQuantity: row.freeQuantity,
    applicableProducts: row.applicableProducts,
    applicableCategories: row.applicableCategories,
  },
  freeProduct: { productId: row.giftProductId, quantity: row.giftQuantity },
  usageLimit: { total: row.usageLimitTotal, perUser: row.usageLimitPerUser },
  settings: { stackable: row.stackable, oneTimeUse: row.oneTimeUse, autoApply: row.autoApply },
})

type CouponDto = Data<'createCoupon'>['coupon']

/** Only what the contract has, because the log compares two of them. */
export function couponToDto(row: CouponRow, now: Date): CouponDto {
  const coupon = couponOf(row)
  const { buyXGetY, freeProduct } = coupon
  const { code, name, description, type, currency, platforms, startDate, endDate } = row
  return {
    _id: row.id,
    code,
    name,
    description,
    type,
    currency,
    platforms,
    startDate,
    endDate,
    discountValue:
      couponTypeOf(row.type).discountUnit === 'amount' ? toMajor(coupon.discountValue) : coupon.discountValue,
    premiumExtensionMonths: row.premiumMonths,
    buyXGetY: {
      ...buyXGetY,
      applicableProducts: row.applicableProducts,
      applicableCategories: row.applicableCategories,
    },
    freeProduct: { product: freeProduct.productId, quantity: freeProduct.quantity },
    minimumOrderAmount: toMajor(row.minimumOrderAmount),
    usageLimit: coupon.usageLimit,
    settings: coupon.settings,
    status: couponStatus(coupon, now),
    usage: { totalUsed: row.totalUsed },
    updatedAt: row.updatedAt.toISOString(),
  }
}
