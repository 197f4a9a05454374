import type { ParsedBody } from '@/contract/shared/dto'
import { fieldMessages } from '@/contract/shared/messages'
import { calendarDay } from '@/shop/shared/dates'
import type { Language } from '@/shop/shared/language'
import { platformTimeZone } from '@/shop/shared/platform'
import { validate, type Problem } from '@/shop/shared/problem'
import { couponForm } from '@/shop/coupons/coupon-form'
import type { CouponInput } from '@/shop/coupons/coupon-types'
import { normalizeCouponCode } from '@/shop/coupons/coupons'
import { couponFormValues, couponPaths } from '@/shop/coupons/coupons.calls'
import { ApiError, invalidField, isUuid } from '../../platform/http/errors'

type CouponBody = ParsedBody<'createCoupon'>

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

/** Today in the coupon's platforms; the earliest day if their time zones differ. */
const todayOf = ({ platforms }: CouponBody, now: Date): string =>
  platforms.map((platform) => calendarDay(now, platformTimeZone[platform])).sort()[0] ?? ''

interface BodyContext {
  readonly mode: 'create' | 'edit'
  readonly now: Date
  readonly language: Language
}

function messageOf(field: string, problem: Problem): Texts {
  if (field === 'percent' && problem !== 'required') return percentRange
  return problem === 'currencyElsewhere'
    ? currencyElsewhere
    : (problemMessages[problem] ?? fieldMessages.wrong)
}

/** @throws ApiError VALIDATION with every invalid field */
function checked(body: CouponBody, { mode, now, language }: BodyContext): CouponInput {
  const { data, problems } = validate(couponForm({ mode, today: todayOf(body, now) }), couponFormValues(body))
  if (data) return data
  const errors = Object.entries(problems).map(([field, problem]) => ({
    path: couponPaths(body.type)[field] ?? field,
    msg: messageOf(field, problem)[language],
  }))
  throw new ApiError('VALIDATION', { errors })
}

function productIds({ type, applicableProducts: ids }: CouponInput): string[] {
  const known = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (!known.every(isUuid))
    throw invalidField(couponPaths(type).applicableProducts ?? '', fieldMessages.unknownProduct)
  return known
}

/**
 * Column values of a body; fields of other coupon types are empty.
 * @throws ApiError VALIDATION
 */
export function couponValues(body: CouponBody, context: BodyContext) {
  const input = checked(body, context)
  const giftProductId = input.giftProductId?.toLowerCase() ?? null
  if (giftProductId !== null && !isUuid(giftProductId))
    throw invalidField('freeProduct.product', fieldMessages.unknownProduct)
  return {
    ...input,
    code: normalizeCouponCode(input.code),
    giftProductId,
    applicableProducts: productIds(input),
    applicableCategories: [...new Set(input.applicableCategories)].filter(Boolean),
    customerGroups: [...new Set(input.customerGroups)],
    platforms: [...new Set(input.platforms)],
  }
}
