import type { CouponType } from './coupon-types'
import { isCalendarDay } from '../shared/dates'
import { isBlank, problemsOf, type Problems } from '../shared/field-rules'
import type { Platform } from '../shared/platform'

type Entry = number | null

/** A coupon while it is written. Amounts in minor units, null where nothing is filled in; days `YYYY-MM-DD`. */
export interface CouponDraft {
  readonly code: string
  readonly name: string
  readonly type: CouponType
  /** Percent for percentage, minor units for fixed_amount. */
  readonly discountValue: Entry
  readonly premiumExtensionMonths: Entry
  readonly buyQuantity: Entry
  readonly getFreeQuantity: Entry
  readonly freeProductId: string | null
  readonly freeProductQuantity: Entry
  readonly minimumOrderAmount: Entry
  readonly platforms: readonly Platform[]
  readonly startDate: string
  readonly endDate: string
  /** Null is unlimited. */
  readonly usageTotal: Entry
  readonly usagePerUser: Entry
}
export type CouponField = Exclude<keyof CouponDraft, 'type'>

export type CouponProblem =
  | 'required'
  | 'amountInvalid'
  | 'percentRange'
  | 'atLeastOne'
  | 'dateInvalid'
  | 'startInPast'
  | 'endNotAfterStart'

/** Fields of one type only; before sending, those of the other types are removed (A5). */
export const couponTypeFields = {
  percentage: ['discountValue'],
  fixed_amount: ['discountValue'],
  free_shipping: [],
  premium_extension: ['premiumExtensionMonths'],
  buy_x_get_y: ['buyXGetY'],
  free_product: ['freeProduct'],
} as const satisfies Readonly<Record<CouponType, readonly string[]>>
export type CouponTypeField = (typeof couponTypeFields)[CouponType][number]

const typed: readonly CouponTypeField[] = [
  'discountValue',
  'premiumExtensionMonths',
  'buyXGetY',
  'freeProduct',
]

/** The body without the fields that do not belong to its type. */
export function withoutForeignFields<T extends { readonly type: CouponType }>(
  body: T,
): Omit<T, CouponTypeField> & Partial<Pick<T, CouponTypeField & keyof T>> {
  const own: readonly string[] = couponTypeFields[body.type]
  const kept = { ...body }
  for (const field of typed) if (!own.includes(field)) Reflect.deleteProperty(kept, field)
  return kept
}

const isCount = (value: Entry): boolean => value !== null && Number.isInteger(value) && value >= 1

const countProblem = (value: Entry): CouponProblem | undefined => {
  if (value === null) return 'required'
  return isCount(value) ? undefined : 'atLeastOne'
}

const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

function discountProblem({ type, discountValue: value }: CouponDraft): CouponProblem | undefined {
  if (type !== 'percentage' && type !== 'fixed_amount') return undefined
  if (value === null) return 'required'
  if (type === 'fixed_amount') return Number.isInteger(value) && value >= 0 ? undefined : 'amountInvalid'
  return value >= 0 && value <= 100 && hasTwoDecimals(value) ? undefined : 'percentRange'
}

const dayProblem = (day: string): CouponProblem | undefined => {
  if (isBlank(day)) return 'required'
  return isCalendarDay(day) ? undefined : 'dateInvalid'
}

interface CouponFormOptions {
  readonly mode: 'create' | 'edit'
  /** Calendar day of the coupon's platform; a new coupon may not start before it. */
  readonly today: string
}

/**
 * A5's rules. The end must be after the start ('Bitiş tarihi başlangıç tarihinden sonra olmalıdır'); a start before
 * today is allowed when editing (decisions §6).
 */
export function couponFormErrors(
  draft: CouponDraft,
  { mode, today }: CouponFormOptions,
): Problems<CouponField, CouponProblem> {
  const { type, startDate, endDate, minimumOrderAmount: minimum, usageTotal: total } = draft
  const startProblem = dayProblem(startDate) ?? (mode === 'create' && startDate < today && 'startInPast')
  const endProblem =
    dayProblem(endDate) ?? (isCalendarDay(startDate) && endDate <= startDate && 'endNotAfterStart')
  return problemsOf<CouponField, CouponProblem>([
    ['code', isBlank(draft.code) && 'required'],
    ['name', isBlank(draft.name) && 'required'],
    ['discountValue', discountProblem(draft)],
    ['premiumExtensionMonths', type === 'premium_extension' && countProblem(draft.premiumExtensionMonths)],
    ['buyQuantity', type === 'buy_x_get_y' && countProblem(draft.buyQuantity)],
    ['getFreeQuantity', type === 'buy_x_get_y' && countProblem(draft.getFreeQuantity)],
    ['freeProductId', type === 'free_product' && isBlank(draft.freeProductId) && 'required'],
    ['freeProductQuantity', type === 'free_product' && countProblem(draft.freeProductQuantity)],
    [
      'minimumOrderAmount',
      minimum !== null && !(Number.isInteger(minimum) && minimum >= 0) && 'amountInvalid',
    ],
    ['platforms', draft.platforms.length === 0 && 'required'],
    ['startDate', startProblem],
    ['endDate', endProblem],
    ['usageTotal', total !== null && !isCount(total) && 'atLeastOne'],
    ['usagePerUser', countProblem(draft.usagePerUser)],
  ])
}
