import type { CustomerReviewInput } from '../../../../domain/catalogue/review-form'

export type LineReviewState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: 'done' }

export interface LineReviewProps {
  /** Name of the product. */
  name: string
  /** What the customer has written already. */
  own: CustomerReviewInput | undefined
  state: LineReviewState
  onSave: (review: CustomerReviewInput) => void
}
