import { isCalendarDay } from '../shared/dates'
import { isBlank, problemsOf, type Problems } from '../shared/field-rules'
import {
  countProblem,
  isCount,
  type CouponField,
  type CouponForm,
  type CouponProblem,
} from './coupon-form-fields'
import type { CouponType } from './coupon-types'
import { couponTypes } from './types'
import { COUPON_TYPE_FIELDS, type CouponTypeField } from './types/coupon-type-rules'

/** The body without the fields that do not belong to its type. */
export function withoutForeignFields<T extends { readonly type: CouponType }>(
  body: T,
): Omit<T, CouponTypeField> & Partial<Pick<T, CouponTypeField & keyof T>> {
  const own: readonly string[] = couponTypes[body.type].fields
  const kept = { ...body }
  for (const field of COUPON_TYPE_FIELDS) if (!own.includes(field)) Reflect.deleteProperty(kept, field)
  return kept
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
 * The end must be after the start ('Bitiş tarihi başlangıç tarihinden sonra olmalıdır'); a start before
 * today is allowed when editing.
 */
export function couponFormErrors(
  draft: CouponForm,
  { mode, today }: CouponFormOptions,
): Problems<CouponField, CouponProblem> {
  const { startDate, endDate, minimumOrderAmount: minimum, usageTotal: total } = draft
  const startProblem = dayProblem(startDate) ?? (mode === 'create' && startDate < today && 'startInPast')
  const endProblem =
    dayProblem(endDate) ?? (isCalendarDay(startDate) && endDate <= startDate && 'endNotAfterStart')
  const named = problemsOf<CouponField, CouponProblem>([
    ['code', isBlank(draft.code) && 'required'],
    ['name', isBlank(draft.name) && 'required'],
  ])
  const rest = problemsOf<CouponField, CouponProblem>([
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
  return { ...named, ...couponTypes[draft.type].problems(draft), ...rest }
}
