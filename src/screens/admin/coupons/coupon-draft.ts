import { platformCurrency, type Platform } from '@/shop/shared/platform'
import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import { omit } from '@/shop/shared/omit'
import { couponForm } from '@/shop/coupons/coupon-form'
import type { CouponInput, CouponRecord } from '@/shop/coupons/coupon-types'
import { normalizeCouponCode } from '@/shop/coupons/coupons'
import { amountEntry, amountText, decimalEntry, numberText, wholeEntry } from '../shared/forms/entries'

/** Numbers as they are typed. */
type Typed =
  | 'percent'
  | 'amount'
  | 'premiumMonths'
  | 'buyQuantity'
  | 'freeQuantity'
  | 'giftQuantity'
  | 'minimumOrderAmount'
  | 'usageLimitTotal'
  | 'usageLimitPerUser'

/** Unvalidated form values of a coupon. */
export type CouponDraft = {
  -readonly [Name in Exclude<keyof CouponInput, 'status'>]: Name extends Typed
    ? string
    : CouponInput[Name] extends readonly (infer Item)[]
      ? Item[]
      : CouponInput[Name]
} & { isActive: boolean }

/** Initial values of a new coupon. */
const EMPTY: CouponDraft = {
  code: '',
  name: '',
  description: '',
  type: 'percentage',
  percent: '',
  amount: '',
  currency: 'EUR',
  premiumMonths: '1',
  buyQuantity: '1',
  freeQuantity: '1',
  applicableProducts: [],
  applicableCategories: [],
  giftProductId: null,
  giftQuantity: '1',
  minimumOrderAmount: '0',
  platforms: ['germany'],
  startDate: '',
  endDate: '',
  usageLimitTotal: '',
  usageLimitPerUser: '1',
  stackable: false,
  oneTimeUse: true,
  autoApply: false,
  firstOrderOnly: false,
  customerGroups: [],
  isActive: true,
}

/** Units of a type that is not the coupon's are 0; chosen later, they begin with 1. */
const unitsText = (units: number): string => String(Math.max(1, units))

/** @param platform the one that a new coupon begins with, in its currency */
export function draftOf(coupon: CouponRecord | undefined, platform: Platform = 'germany'): CouponDraft {
  if (!coupon) return { ...EMPTY, platforms: [platform], currency: platformCurrency[platform] }
  return {
    ...omit(coupon, 'id', 'shownStatus', 'totalUsed', 'updatedAt', 'status'),
    percent: coupon.type === 'percentage' ? numberText(coupon.percent) : '',
    amount: coupon.type === 'fixed_amount' ? amountText(coupon.amount) : '',
    premiumMonths: unitsText(coupon.premiumMonths),
    buyQuantity: unitsText(coupon.buyQuantity),
    freeQuantity: unitsText(coupon.freeQuantity),
    applicableProducts: [...coupon.applicableProducts],
    applicableCategories: [...coupon.applicableCategories],
    giftQuantity: unitsText(coupon.giftQuantity),
    minimumOrderAmount: amountText(coupon.minimumOrderAmount),
    customerGroups: [...coupon.customerGroups],
    platforms: [...coupon.platforms],
    usageLimitTotal: coupon.usageLimitTotal === null ? '' : String(coupon.usageLimitTotal),
    usageLimitPerUser: String(coupon.usageLimitPerUser),
    isActive: coupon.status === 'active',
  }
}

/**
 * Values of a new coupon like another one: without its code, and not in the past.
 * @param today `YYYY-MM-DD`
 */
export function copyOf(coupon: CouponRecord, today: string): CouponDraft {
  const startDate = coupon.startDate < today ? today : coupon.startDate
  const endDate = coupon.endDate > startDate ? coupon.endDate : ''
  return { ...draftOf(coupon), code: '', startDate, endDate, isActive: true }
}

/** @param options today's date, before which a new coupon may not start */
export const couponSchema = (options: Parameters<typeof couponForm>[0]) =>
  z.pipe(
    z.transform(({ isActive, ...draft }: CouponDraft): unknown => ({
      ...draft,
      code: normalizeCouponCode(draft.code),
      percent: decimalEntry(draft.percent),
      amount: amountEntry(draft.amount),
      premiumMonths: wholeEntry(draft.premiumMonths),
      buyQuantity: wholeEntry(draft.buyQuantity),
      freeQuantity: wholeEntry(draft.freeQuantity),
      giftQuantity: wholeEntry(draft.giftQuantity),
      minimumOrderAmount: amountEntry(draft.minimumOrderAmount) ?? 0,
      usageLimitTotal: wholeEntry(draft.usageLimitTotal),
      usageLimitPerUser: wholeEntry(draft.usageLimitPerUser),
      status: isActive ? 'active' : 'inactive',
    })),
    couponForm(options),
  )

/** Type of the form's `control`, for its sections. */
export type CouponControl = Control<CouponDraft, unknown, CouponInput>
