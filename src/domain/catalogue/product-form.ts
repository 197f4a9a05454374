import { isAmount, isWhole, type Entry } from '../shared/entries'
import { isBlank, problemsOf, type Problems } from '../shared/field-rules'

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

/** Features and benefits: empty rows are dropped on save. */
export const filledRows = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== '')
