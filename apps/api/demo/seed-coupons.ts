import type { Db } from '../platform/db/open'
import { coupons } from '../platform/db/schema'
import { demoCoupons } from './coupons'
import type { Ids } from './seed-products'
import type { DemoCoupon } from './types'

function couponRow(coupon: DemoCoupon, ids: Ids) {
  const { code, name, description, type, currency, minimumOrderAmount, startDate, endDate, settings } = coupon
  return {
    code,
    name,
    description,
    type,
    currency,
    minimumOrderAmount,
    startDate,
    endDate,
    ...settings,
    platforms: [...coupon.platforms],
    usageLimitTotal: coupon.usageLimit.total ?? null,
    usageLimitPerUser: coupon.usageLimit.perUser,
    ...effectOf(coupon, ids),
  }
}

function effectOf(coupon: DemoCoupon, ids: Ids) {
  if (coupon.type === 'percentage') return { percent: coupon.discountValue }
  if (coupon.type === 'fixed_amount') return { amount: coupon.discountValue }
  if (coupon.type === 'premium_extension') return { premiumMonths: coupon.premiumExtensionMonths }
  if (coupon.type === 'free_product') {
    return { giftProductId: ids(coupon.freeProduct.product), giftQuantity: coupon.freeProduct.quantity }
  }
  if (coupon.type === 'free_shipping') return {}
  const { buyQuantity, getFreeQuantity, applicableProducts, applicableCategories } = coupon.buyXGetY
  return {
    buyQuantity,
    freeQuantity: getFreeQuantity,
    applicableProducts: applicableProducts.map(ids),
    applicableCategories: [...applicableCategories],
  }
}

export async function seedCoupons(tx: Db, ids: Ids): Promise<void> {
  await tx.insert(coupons).values(demoCoupons.map((coupon) => couponRow(coupon, ids)))
}
