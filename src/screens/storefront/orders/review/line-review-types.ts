import type { CustomerReviewInput } from '@/shop/reviews/review-form'

export type LineReviewState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  /** `isSaved`: only the photos failed. */
  | { readonly status: 'failed'; readonly message?: string; readonly isSaved?: boolean }
  /** `waits`: text or photos appear after a check. */
  | { readonly status: 'done'; readonly waits?: 'text' | 'photos' | undefined }

export interface LineReviewProps {
  /** Product name. */
  name: string
  /** The customer's existing review. */
  own: CustomerReviewInput | undefined
  state: LineReviewState
  /** @param photos put in the place of the present ones; none: they stay */
  onSave: (review: CustomerReviewInput, photos: readonly File[]) => void
}
