import type { CustomerReviewInput } from '@/shop/reviews/review-form'

export type LineReviewState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: 'done' }

export interface LineReviewProps {
  /** Product name. */
  name: string
  /** The customer's existing review. */
  own: CustomerReviewInput | undefined
  state: LineReviewState
  onSave: (review: CustomerReviewInput) => void
}
