import type { ProductReviews } from '@/shop/reviews/product-reviews'
import { REVIEW_SORTS, type ReviewSort } from '@/shop/reviews/reviews'

export { REVIEW_SORTS, type ReviewSort }

/** Search params of the page except the page number, which changes through links. */
export interface ReviewsQuery {
  readonly sort: ReviewSort
  /** Only with these stars. */
  readonly rating?: number | undefined
  /** Only with a photo. */
  readonly photo: boolean
  /** Empty string: no search. */
  readonly search: string
}

export type ReviewsState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | {
      readonly status: 'ready'
      readonly found: ProductReviews
      /** True while other reviews are loading and the previous ones are still shown. */
      readonly refreshing?: boolean
    }
