import type { CouponRecord } from '../../../domain/coupons/coupon-record'
import { normalizeCouponCode } from '../../../domain/coupons/coupon'
import type { CouponType } from '../../../domain/coupons/coupon-types'
import type { Currency, Platform } from '../../../domain/shared/platform'
import { couponFormErrors, withoutForeignFields } from '../../../domain/coupons/coupon-form'
import type { CouponForm, CouponProblem } from '../../../domain/coupons/coupon-form-fields'
import { couponTypes } from '../../../domain/coupons/types'
import type { CouponInput } from './coupons-types'
import { amountEntry, amountText, decimalEntry, numberText, wholeEntry } from '../shared/forms/entries'

/** A coupon while it is written. */
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

/** A9. */
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

/** Dates are cut to the day. */
const dayOf = (date: string): string => date.slice(0, 10)

export function draftOf(coupon: CouponRecord | undefined): CouponDraft {
  if (!coupon) return EMPTY
  const { discountUnit } = couponTypes[coupon.type]
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

const discountOf = ({ type, discountValue }: CouponDraft) =>
  couponTypes[type].discountUnit === 'amount' ? amountEntry(discountValue) : decimalEntry(discountValue)

const formOf = (draft: CouponDraft): CouponForm => ({
  ...draft,
  discountValue: discountOf(draft),
  premiumExtensionMonths: wholeEntry(draft.premiumExtensionMonths),
  buyQuantity: wholeEntry(draft.buyQuantity),
  getFreeQuantity: wholeEntry(draft.getFreeQuantity),
  freeProductQuantity: wholeEntry(draft.freeProductQuantity),
  minimumOrderAmount: amountEntry(draft.minimumOrderAmount),
  usageTotal: wholeEntry(draft.usageTotal),
  usagePerUser: wholeEntry(draft.usagePerUser),
})

/** @param today calendar day; a new coupon may not start before it */
export const couponDraftErrors = (
  draft: CouponDraft,
  mode: 'create' | 'edit',
  today: string,
): Partial<Record<string, CouponProblem>> => couponFormErrors(formOf(draft), { mode, today })

export const inputOf = (draft: CouponDraft): CouponInput =>
  withoutForeignFields({
    code: normalizeCouponCode(draft.code),
    name: draft.name.trim(),
    description: draft.description.trim(),
    type: draft.type,
    discountValue: discountOf(draft) ?? 0,
    currency: draft.currency,
    premiumExtensionMonths: wholeEntry(draft.premiumExtensionMonths) ?? 1,
    buyXGetY: {
      buyQuantity: wholeEntry(draft.buyQuantity) ?? 1,
      getFreeQuantity: wholeEntry(draft.getFreeQuantity) ?? 1,
      applicableProducts: draft.applicableProducts,
      applicableCategories: draft.applicableCategories,
    },
    freeProduct: { productId: draft.freeProductId, quantity: wholeEntry(draft.freeProductQuantity) ?? 1 },
    minimumOrderAmount: amountEntry(draft.minimumOrderAmount) ?? 0,
    platforms: draft.platforms,
    startDate: draft.startDate,
    endDate: draft.endDate,
    usageLimit: { total: wholeEntry(draft.usageTotal), perUser: wholeEntry(draft.usagePerUser) ?? 1 },
    settings: { stackable: draft.stackable, oneTimeUse: draft.oneTimeUse, autoApply: draft.autoApply },
    status: draft.isActive ? ('active' as const) : ('inactive' as const),
  })
