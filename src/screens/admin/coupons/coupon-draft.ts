import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import type { CouponRecord } from '../../../domain/coupons/coupon-record'
import { normalizeCouponCode } from '../../../domain/coupons/coupon'
import type { CouponType } from '../../../domain/coupons/coupon-types'
import type { Currency, Platform } from '../../../domain/shared/platform'
import { couponForm } from '../../../domain/coupons/coupon-form'
import type { CouponTypeField } from '../../../domain/coupons/types/coupon-type-rules'
import { couponTypeOf } from '../../../domain/coupons/types'
import type { CouponInput } from './coupons-types'
import { amountEntry, amountText, decimalEntry, numberText, wholeEntry } from '../shared/forms/entries'

/** Unvalidated form values of a coupon. */
export interface CouponDraft {
  code: string
  name: string
  description: string
  type: CouponType
  discountValue: string
  currency: Currency
  premiumExtensionMonths: string
  buyQuantity: string
  getFreeQuantity: string
  applicableProducts: string[]
  applicableCategories: string[]
  freeProductId: string | null
  freeProductQuantity: string
  minimumOrderAmount: string
  platforms: Platform[]
  startDate: string
  endDate: string
  usageTotal: string
  usagePerUser: string
  stackable: boolean
  oneTimeUse: boolean
  autoApply: boolean
  isActive: boolean
}

/** Initial values of a new coupon. */
const EMPTY: CouponDraft = {
  code: '',
  name: '',
  description: '',
  type: 'percentage',
  discountValue: '',
  currency: 'EUR',
  premiumExtensionMonths: '1',
  buyQuantity: '1',
  getFreeQuantity: '1',
  applicableProducts: [],
  applicableCategories: [],
  freeProductId: null,
  freeProductQuantity: '1',
  minimumOrderAmount: '0',
  platforms: ['germany'],
  startDate: '',
  endDate: '',
  usageTotal: '',
  usagePerUser: '1',
  stackable: false,
  oneTimeUse: true,
  autoApply: false,
  isActive: true,
}

const discountTexts = { percent: numberText, amount: amountText, none: () => '' } as const

/** Date inputs need `YYYY-MM-DD`, so the time is cut off. */
const dayOf = (date: string): string => date.slice(0, 10)

export function draftOf(coupon: CouponRecord | undefined): CouponDraft {
  if (!coupon) return EMPTY
  const { discountUnit } = couponTypeOf(coupon.type)
  const { type, buyXGetY: bundle, freeProduct: gift, usageLimit: limit, settings } = coupon
  return {
    ...EMPTY,
    code: coupon.code,
    name: coupon.name,
    description: coupon.description,
    type,
    discountValue: discountTexts[discountUnit ?? 'none'](coupon.discountValue),
    currency: coupon.currency,
    premiumExtensionMonths: String(Math.max(1, coupon.premiumExtensionMonths)),
    buyQuantity: String(Math.max(1, bundle.buyQuantity)),
    getFreeQuantity: String(Math.max(1, bundle.getFreeQuantity)),
    applicableProducts: [...bundle.applicableProducts],
    applicableCategories: [...bundle.applicableCategories],
    freeProductId: gift.productId,
    freeProductQuantity: String(Math.max(1, gift.quantity)),
    minimumOrderAmount: amountText(coupon.minimumOrderAmount),
    platforms: [...coupon.platforms],
    startDate: dayOf(coupon.startDate),
    endDate: dayOf(coupon.endDate),
    usageTotal: limit.total === null ? '' : String(limit.total),
    usagePerUser: String(limit.perUser),
    ...settings,
    isActive: coupon.status === 'active',
  }
}

/** Percentage, or amount in minor units, depending on the type. */
const discountOf = ({ type, discountValue }: CouponDraft) =>
  couponTypeOf(type).discountUnit === 'amount' ? amountEntry(discountValue) : decimalEntry(discountValue)

/** @param options today's date, before which a new coupon may not start */
export const couponSchema = (options: Parameters<typeof couponForm>[0]) =>
  z.pipe(
    z.transform(({ isActive, ...draft }: CouponDraft): unknown => ({
      ...draft,
      discountValue: discountOf({ isActive, ...draft }),
      premiumExtensionMonths: wholeEntry(draft.premiumExtensionMonths),
      buyQuantity: wholeEntry(draft.buyQuantity),
      getFreeQuantity: wholeEntry(draft.getFreeQuantity),
      freeProductQuantity: wholeEntry(draft.freeProductQuantity),
      minimumOrderAmount: amountEntry(draft.minimumOrderAmount) ?? 0,
      usageTotal: wholeEntry(draft.usageTotal),
      usagePerUser: wholeEntry(draft.usagePerUser),
      status: isActive ? 'active' : 'inactive',
    })),
    couponForm(options),
  )
type Checked = z.output<ReturnType<typeof couponSchema>>
/** Type of the form's `control`, for its sections. */
export type CouponControl = Control<CouponDraft, unknown, Checked>

/** Fields specific to the coupon type. */
function ownFieldsOf(checked: Checked): Partial<Pick<CouponInput, CouponTypeField>> {
  switch (checked.type) {
    case 'percentage':
    case 'fixed_amount':
      return { discountValue: checked.discountValue }
    case 'free_shipping':
      return {}
    case 'premium_extension':
      return { premiumExtensionMonths: checked.premiumExtensionMonths }
    case 'buy_x_get_y': {
      const { buyQuantity, getFreeQuantity, applicableProducts, applicableCategories } = checked
      return { buyXGetY: { buyQuantity, getFreeQuantity, applicableProducts, applicableCategories } }
    }
    case 'free_product':
      return { freeProduct: { productId: checked.freeProductId, quantity: checked.freeProductQuantity } }
  }
}

export const inputOf = (checked: Checked): CouponInput => ({
  ...ownFieldsOf(checked),
  code: normalizeCouponCode(checked.code),
  name: checked.name,
  description: checked.description,
  type: checked.type,
  currency: checked.currency,
  minimumOrderAmount: checked.minimumOrderAmount,
  platforms: checked.platforms,
  startDate: checked.startDate,
  endDate: checked.endDate,
  usageLimit: { total: checked.usageTotal, perUser: checked.usagePerUser },
  settings: {
    stackable: checked.stackable,
    oneTimeUse: checked.oneTimeUse,
    autoApply: checked.autoApply,
  },
  status: checked.status,
})
