import type { Picture, Review, Tint } from '../catalogue/product'

/** The product that is reviewed; all sizes of a family have the same reviews. */
export interface ReviewedProduct {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly tint: Tint
  readonly picture?: Picture
}

/** Of all reviews of a product, whatever is asked for. */
export interface ReviewSummary {
  readonly rating: number
  readonly count: number
  /** Of one star to five. */
  readonly stars: readonly number[]
  readonly withPhoto: number
}

/** One page of a product's reviews. */
export interface ProductReviews {
  readonly product: ReviewedProduct
  readonly summary: ReviewSummary
  readonly items: readonly Review[]
  readonly page: number
  readonly pages: number
  readonly total: number
}
