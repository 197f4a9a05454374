import { trackingUrlProblem, type TrackingUrlProblem } from '../cargo/cargo'
import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from '../catalogue/category'
import { isBlank, problemsOf, type Problems } from './field-rules'
import type { Platform } from './platform'

/** A number of a form; null while the field is empty or holds no number. */
type Entry = number | null

const isWhole = (value: Entry, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  value !== null && Number.isInteger(value) && value >= least && value <= most

/** Minor units: an integer means at most 2 decimals. */
const isAmount = (value: Entry): boolean => isWhole(value, 0)

export interface ReviewForm {
  readonly user: string
  readonly rating: Entry
  readonly comment: string
}
export type ReviewProblem =
  'allRequired' | 'userTooShort' | 'userTooLong' | 'ratingRange' | 'commentTooShort' | 'commentTooLong'

const lengthProblem = (
  text: string,
  [least, most]: readonly [number, number],
  [tooShort, tooLong]: readonly [ReviewProblem, ReviewProblem],
): ReviewProblem | undefined => {
  const { length } = text.trim()
  if (length === 0) return 'allRequired'
  if (length < least) return tooShort
  return length > most ? tooLong : undefined
}

/** A5: name 2 to 50, comment 10 to 500 characters, rating 1 to 5. */
export const reviewErrors = (form: ReviewForm): Problems<keyof ReviewForm, ReviewProblem> =>
  problemsOf<keyof ReviewForm, ReviewProblem>([
    ['user', lengthProblem(form.user, [2, 50], ['userTooShort', 'userTooLong'])],
    ['rating', form.rating === null ? 'allRequired' : !isWhole(form.rating, 1, 5) && 'ratingRange'],
    ['comment', lengthProblem(form.comment, [10, 500], ['commentTooShort', 'commentTooLong'])],
  ])

export interface CategoryForm {
  readonly name: string
  readonly sortOrder: number
  readonly metaTitle: string
  readonly metaDescription: string
}
export type CategoryProblem =
  'nameRequired' | 'sortOrderInvalid' | 'metaTitleTooLong' | 'metaDescriptionTooLong'

export const categoryErrors = (form: CategoryForm): Problems<keyof CategoryForm, CategoryProblem> =>
  problemsOf([
    ['name', isBlank(form.name) && 'nameRequired'],
    ['sortOrder', !isWhole(form.sortOrder, 0) && 'sortOrderInvalid'],
    ['metaTitle', form.metaTitle.trim().length > META_TITLE_LENGTH && 'metaTitleTooLong'],
    [
      'metaDescription',
      form.metaDescription.trim().length > META_DESCRIPTION_LENGTH && 'metaDescriptionTooLong',
    ],
  ])

export interface CargoForm {
  readonly name: string
  readonly code: string
  readonly trackingUrl: string
  readonly platforms: readonly Platform[]
  readonly domesticDays: Entry
  readonly internationalDays: Entry
}
export type CargoProblem = 'required' | TrackingUrlProblem | 'daysMinimum'

/** `required` is said once for all fields (A5); of several problems it comes first. */
export const cargoErrors = (form: CargoForm): Problems<keyof CargoForm, CargoProblem> =>
  problemsOf<keyof CargoForm, CargoProblem>([
    ['name', isBlank(form.name) && 'required'],
    ['code', isBlank(form.code) && 'required'],
    ['trackingUrl', isBlank(form.trackingUrl) ? 'required' : trackingUrlProblem(form.trackingUrl)],
    ['platforms', form.platforms.length === 0 && 'required'],
    ['domesticDays', !isWhole(form.domesticDays, 1) && 'daysMinimum'],
    ['internationalDays', !isWhole(form.internationalDays, 1) && 'daysMinimum'],
  ])

export interface CargoAssignment {
  readonly companyId: string
  readonly trackingNumber: string
}

/** Both are needed (A5). */
export const cargoAssignmentErrors = (
  form: CargoAssignment,
): Problems<keyof CargoAssignment, 'assignmentRequired'> =>
  problemsOf([
    ['companyId', isBlank(form.companyId) && 'assignmentRequired'],
    ['trackingNumber', isBlank(form.trackingNumber) && 'assignmentRequired'],
  ])

export interface ProductForm {
  readonly name: string
  readonly shortDescription: string
  readonly detailedDescription: string
  readonly category: string
  /** Minor units. */
  readonly price: Entry
  readonly platform: string
  readonly stockQuantity: Entry
  readonly lowStockThreshold: Entry
  readonly premiumEnabled: boolean
  readonly premiumMonths: Entry
  /** Minor units. */
  readonly premiumValue: Entry
}
export type ProductProblem =
  'required' | 'amountInvalid' | 'stockInvalid' | 'premiumMonthsRange' | 'premiumValueInvalid'

export const productErrors = (form: ProductForm): Problems<keyof ProductForm, ProductProblem> =>
  problemsOf<keyof ProductForm, ProductProblem>([
    ['name', isBlank(form.name) && 'required'],
    ['shortDescription', isBlank(form.shortDescription) && 'required'],
    ['detailedDescription', isBlank(form.detailedDescription) && 'required'],
    ['category', isBlank(form.category) && 'required'],
    ['price', form.price === null ? 'required' : !isAmount(form.price) && 'amountInvalid'],
    ['platform', isBlank(form.platform) && 'required'],
    ['stockQuantity', !isWhole(form.stockQuantity, 0) && 'stockInvalid'],
    ['lowStockThreshold', !isWhole(form.lowStockThreshold, 0) && 'stockInvalid'],
    ['premiumMonths', form.premiumEnabled && !isWhole(form.premiumMonths, 1, 12) && 'premiumMonthsRange'],
    ['premiumValue', form.premiumEnabled && !isAmount(form.premiumValue) && 'premiumValueInvalid'],
  ])

/** Features and benefits: empty rows are dropped on save (A5). */
export const filledRows = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== '')

/** Minor units. */
export interface ShippingForm {
  readonly freeShippingThreshold: Entry
  readonly standardShippingCost: Entry
  readonly expeditedShippingCost: Entry
}

export const shippingErrors = (form: ShippingForm): Problems<keyof ShippingForm, 'amountInvalid'> =>
  problemsOf([
    ['freeShippingThreshold', !isAmount(form.freeShippingThreshold) && 'amountInvalid'],
    ['standardShippingCost', !isAmount(form.standardShippingCost) && 'amountInvalid'],
    ['expeditedShippingCost', !isAmount(form.expeditedShippingCost) && 'amountInvalid'],
  ])
