import { normalizeCouponCode } from '@/domain/coupons/coupon'
import { couponFormErrors, withoutForeignFields } from '@/domain/coupons/coupon-form'
import type { CouponForm, CouponField, CouponProblem } from '@/domain/coupons/coupon-form-fields'
import { calendarDay } from '@/domain/shared/dates'
import { toMinor } from '@/domain/shared/money'
import { platformTimeZone } from '@/domain/shared/platform'
import type { ParsedBody } from '@/contract/shared/dto'
import type { Language } from '@/domain/shared/language'
import { ApiError, invalidField, isUuid } from '../../platform/http/errors'
import { fieldMessages } from '@/contract/shared/messages'
import type { CouponValues } from './coupons.repository'

type CouponBody = ParsedBody<'createCoupon'>

/** Where a field of the form lies in the body. */
const paths: Readonly<Record<CouponField, string>> = {
  code: 'code',
  name: 'name',
  discountValue: 'discountValue',
  premiumExtensionMonths: 'premiumExtensionMonths',
  buyQuantity: 'buyXGetY.buyQuantity',
  getFreeQuantity: 'buyXGetY.getFreeQuantity',
  freeProductId: 'freeProduct.product',
  freeProductQuantity: 'freeProduct.quantity',
  minimumOrderAmount: 'minimumOrderAmount',
  platforms: 'platforms',
  startDate: 'startDate',
  endDate: 'endDate',
  usageTotal: 'usageLimit.total',
  usagePerUser: 'usageLimit.perUser',
}

const problemMessages: Readonly<Record<CouponProblem, Readonly<Record<Language, string>>>> = {
  required: fieldMessages.missing,
  amountInvalid: fieldMessages.wrong,
  percentRange: {
    de: 'Zwischen 0 und 100, höchstens 2 Nachkommastellen',
    tr: '0 ile 100 arasında, en fazla 2 ondalık basamak',
    en: 'From 0 to 100, at most 2 decimals',
  },
  atLeastOne: fieldMessages.short,
  dateInvalid: fieldMessages.wrong,
  startInPast: {
    de: 'Der Beginn liegt in der Vergangenheit',
    tr: 'Başlangıç tarihi bugünden önce olamaz',
    en: 'The start is in the past',
  },
  endNotAfterStart: {
    de: 'Das Ende muss nach dem Beginn liegen',
    tr: 'Bitiş tarihi başlangıç tarihinden sonra olmalıdır',
    en: 'The end must be after the start',
  },
}

const discountOf = ({ type, discountValue: value }: CouponBody): number | null => {
  if (value === undefined) return null
  return type === 'percentage' ? value : toMinor(value)
}

const draftOf = (body: CouponBody): CouponForm => ({
  code: normalizeCouponCode(body.code),
  name: body.name,
  type: body.type,
  discountValue: discountOf(body),
  premiumExtensionMonths: body.premiumExtensionMonths ?? null,
  buyQuantity: body.buyXGetY?.buyQuantity ?? null,
  getFreeQuantity: body.buyXGetY?.getFreeQuantity ?? null,
  freeProductId: body.freeProduct?.product ?? null,
  freeProductQuantity: body.freeProduct?.quantity ?? null,
  minimumOrderAmount: toMinor(body.minimumOrderAmount),
  platforms: body.platforms,
  startDate: body.startDate,
  endDate: body.endDate,
  usageTotal: body.usageLimit.total ?? null,
  usagePerUser: body.usageLimit.perUser,
})

/** The calendar day of the coupon's platforms; where they differ, the one that is behind. */
const todayOf = ({ platforms }: CouponBody, now: Date): string =>
  platforms.map((platform) => calendarDay(now, platformTimeZone[platform])).sort()[0] ?? ''

interface BodyContext {
  readonly mode: 'create' | 'edit'
  readonly now: Date
  readonly language: Language
}

/** @throws ApiError VALIDATION naming every field that breaks a rule of the form */
function refuseBadForm(draft: CouponForm, today: string, { mode, language }: BodyContext): void {
  const errors = Object.entries(couponFormErrors(draft, { mode, today })).flatMap(([field, problem]) => {
    const path = Object.entries(paths).find(([name]) => name === field)?.[1] ?? field
    return problem === undefined ? [] : [{ path, msg: problemMessages[problem][language] }]
  })
  if (errors.length > 0) throw new ApiError('VALIDATION', { errors })
}

function productIds(ids: readonly string[]): string[] {
  const known = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (!known.every(isUuid)) throw invalidField('buyXGetY.applicableProducts', 'unknown product')
  return known
}

/** The columns of a body; fields of other coupon types get their defaults. @throws ApiError VALIDATION */
export function couponValues(sent: CouponBody, context: BodyContext) {
  const body: CouponBody = withoutForeignFields(sent)
  const draft = draftOf(body)
  refuseBadForm(draft, todayOf(body, context.now), context)
  const { type, buyXGetY, usageLimit, settings } = body
  const gift = body.freeProduct?.product.toLowerCase()
  if (gift !== undefined && !isUuid(gift)) throw invalidField('freeProduct.product', 'unknown product')
  return {
    type,
    ...settings,
    code: draft.code,
    name: body.name,
    description: body.description,
    percent: type === 'percentage' ? (draft.discountValue ?? 0) : 0,
    amount: type === 'fixed_amount' ? (draft.discountValue ?? 0) : 0,
    currency: body.currency,
    premiumMonths: body.premiumExtensionMonths ?? 0,
    buyQuantity: buyXGetY?.buyQuantity ?? 0,
    freeQuantity: buyXGetY?.getFreeQuantity ?? 0,
    applicableProducts: productIds(buyXGetY?.applicableProducts ?? []),
    applicableCategories: [...new Set(buyXGetY?.applicableCategories)].filter(Boolean),
    giftProductId: gift ?? null,
    giftQuantity: body.freeProduct?.quantity ?? 0,
    minimumOrderAmount: draft.minimumOrderAmount ?? 0,
    platforms: [...new Set(body.platforms)],
    startDate: body.startDate,
    endDate: body.endDate,
    usageLimitTotal: usageLimit.total ?? null,
    usageLimitPerUser: usageLimit.perUser,
    status: body.status,
  } satisfies Partial<CouponValues>
}
