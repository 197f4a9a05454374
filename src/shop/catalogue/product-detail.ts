import type * as z from 'zod/mini'
import type { NutritionalInfo } from './nutrition'
import type { Picture, ProductSize, ProductStatus, ProductSummary, ProductVideo, Review } from './product'
import type { productFields } from './product-fields'

/** Fields that the product's page does not show as they are. */
type Unshown =
  | 'nutritionalInfo'
  | 'traits'
  | 'translations'
  | 'taxRate'
  | 'turkishTaxRate'
  | 'sku'
  | 'barcode'
type Shown = {
  [Name in Exclude<keyof typeof productFields, Unshown | keyof ProductSummary>]: z.output<
    (typeof productFields)[Name]
  >
}
type Unsaid = { [Name in keyof Shown]: null extends Shown[Name] ? Name : never }[keyof Shown]

/** What a product's page knows; what may be null may be absent, too. */
export interface ProductDetail
  extends ProductSummary, Readonly<Omit<Shown, Unsaid>>, Readonly<Partial<Pick<Shown, Unsaid>>> {
  /** All sizes in their order, the product's own among them; absent for a single one. */
  readonly sizes?: readonly ProductSize[]
  /** Last day `YYYY-MM-DD` of the sale that runs. */
  readonly priceValidUntil?: string | undefined
  readonly pictures: readonly Picture[]
  readonly video?: ProductVideo
  readonly nutritionalInfo?: NutritionalInfo
  /** The newest. */
  readonly reviews: readonly Review[]
  /** Number of reviews by their stars, of one star to five. */
  readonly stars?: readonly number[] | undefined
  readonly related: readonly ProductSummary[]
  /** At this stock or below, the page shows how many units are left. */
  readonly lowStockThreshold: number
  /** Discontinued products cannot be bought, but their page stays reachable. */
  readonly status: ProductStatus
}
