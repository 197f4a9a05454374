import { normalizeCouponCode } from '@/domain/coupons/coupon'
import { couponForm, type CouponValues } from '@/domain/coupons/coupon-form'
import { couponTypeOf } from '@/domain/coupons/types'
import { validate, type Problem } from '@/domain/shared/problem'
import { calendarDay } from '@/domain/shared/dates'
import { toMinor } from '@/domain/shared/money'
import { platformTimeZone } from '@/domain/shared/platform'
import type { ParsedBody } from '@/contract/shared/dto'
import type { Language } from '@/domain/shared/language'
import { ApiError, invalidField, isUuid } from '../../platform/http/errors'
import { fieldMessages } from '@/contract/shared/messages'
import type { CouponValues as CouponColumns } from './coupons.repository'

type CouponBody = ParsedBody<'createCoupon'>

/** Paths in the body of form fields that have another name or place there. */
const paths: Readonly<Record<string, string>> = {
  buyQuantity: 'buyXGetY.buyQuantity',
  getFreeQuantity: 'buyXGetY.getFreeQuantity',
  applicableProducts: 'buyXGetY.applicableProducts',
  applicableCategories: 'buyXGetY.applicableCategories',
  freeProductId: 'freeProduct.product',
  freeProductQuantity: 'freeProduct.quantity',
  usageTotal: 'usageLimit.total',
  usagePerUser: 'usageLimit.perUser',
}

type Texts = Readonly<Record<Language, string>>

const problemMessages: Partial<Readonly<Record<Problem, Texts>>> = {
  required: fieldMessages.missing,
  tooSmall: fieldMessages.short,
  tooLarge: fieldMessages.long,
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
const currencyElsewhere: Texts = {
  de: 'Keiner der gewählten Shops hat diese Währung; der Gutschein würde immer abgelehnt',
  tr: 'Seçilen platformların hiçbiri bu para birimini kullanmıyor; kupon her zaman reddedilirdi',
  en: 'None of the chosen shops has this currency; the coupon would always be refused',
}
const percentRange: Texts = {
  de: 'Zwischen 0 und 100, höchstens 2 Nachkommastellen',
  tr: '0 ile 100 arasında, en fazla 2 ondalık basamak',
  en: 'From 0 to 100, at most 2 decimals',
}

/** Percent, or an amount in minor units. */
const discountOf = ({ type, discountValue: value }: CouponBody): number | undefined =>
  value !== undefined && couponTypeOf(type).discountUnit === 'amount' ? toMinor(value) : value

const flat = ({ buyXGetY, freeProduct, usageLimit, settings, ...body }: CouponBody) => ({
  ...body,
  ...buyXGetY,
  ...settings,
  code: normalizeCouponCode(body.code),
  discountValue: discountOf({ buyXGetY, freeProduct, usageLimit, settings, ...body }),
  freeProductId: freeProduct?.product,
  freeProductQuantity: freeProduct?.quantity,
  minimumOrderAmount: toMinor(body.minimumOrderAmount),
  usageTotal: usageLimit.total ?? null,
  usagePerUser: usageLimit.perUser,
})

/** Today in the coupon's platforms; the earliest day if their time zones differ. */
const todayOf = ({ platforms }: CouponBody, now: Date): string =>
  platforms.map((platform) => calendarDay(now, platformTimeZone[platform])).sort()[0] ?? ''

interface BodyContext {
  readonly mode: 'create' | 'edit'
  readonly now: Date
  readonly language: Language
}

function messageOf(field: string, problem: Problem, type: CouponBody['type']): Texts {
  const isPercent = field === 'discountValue' && couponTypeOf(type).discountUnit === 'percent'
  if (isPercent && problem !== 'required') return percentRange
  if (problem === 'currencyElsewhere') return currencyElsewhere
  return problemMessages[problem] ?? fieldMessages.wrong
}

/** @throws ApiError VALIDATION with every invalid field */
function checked(body: CouponBody, { mode, now, language }: BodyContext): CouponValues {
  const { data, problems } = validate(couponForm({ mode, today: todayOf(body, now) }), flat(body))
  if (data) return data
  const errors = Object.entries(problems).map(([field, problem]) => ({
    path: paths[field] ?? field,
    msg: messageOf(field, problem, body.type)[language],
  }))
  throw new ApiError('VALIDATION', { errors })
}

function productIds(ids: readonly string[]): string[] {
  const known = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (!known.every(isUuid)) throw invalidField('buyXGetY.applicableProducts', fieldMessages.unknownProduct)
  return known
}

/**
 * Column values of a body; fields of other coupon types get their defaults.
 * @throws ApiError VALIDATION
 */
export function couponValues(body: CouponBody, context: BodyContext) {
  const form = checked(body, context)
  const { discountUnit } = couponTypeOf(form.type)
  const discount = 'discountValue' in form ? form.discountValue : 0
  const bundle = 'buyQuantity' in form ? form : undefined
  const gift = 'freeProductId' in form ? form : undefined
  const giftProductId = gift?.freeProductId.toLowerCase() ?? null
  if (giftProductId !== null && !isUuid(giftProductId))
    throw invalidField('freeProduct.product', fieldMessages.unknownProduct)
  const { code, name, description, type, currency, stackable, oneTimeUse, autoApply } = form
  const { minimumOrderAmount, startDate, endDate, status } = form
  return {
    code,
    name,
    description,
    type,
    currency,
    stackable,
    oneTimeUse,
    autoApply,
    minimumOrderAmount,
    startDate,
    endDate,
    status,
    percent: discountUnit === 'percent' ? discount : 0,
    amount: discountUnit === 'amount' ? discount : 0,
    premiumMonths: 'premiumExtensionMonths' in form ? form.premiumExtensionMonths : 0,
    buyQuantity: bundle?.buyQuantity ?? 0,
    freeQuantity: bundle?.getFreeQuantity ?? 0,
    applicableProducts: productIds(bundle?.applicableProducts ?? []),
    applicableCategories: [...new Set(bundle?.applicableCategories)].filter(Boolean),
    giftProductId,
    giftQuantity: gift?.freeProductQuantity ?? 0,
    platforms: [...new Set(form.platforms)],
    usageLimitTotal: form.usageTotal,
    usageLimitPerUser: form.usagePerUser,
  } satisfies Partial<CouponColumns>
}
