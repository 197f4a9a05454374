import type { Review, Tint } from '../catalogue/product'
import type { ReviewQueue, ReviewState } from './reviews'

/** A review in the back office. */
export interface AdminReview extends Review {
  readonly state: ReviewState
  readonly hiddenReason: string
  /** Whether photos wait for approval. */
  readonly photosAwait: boolean
  /** Names a page or a mailbox. */
  readonly namesAddress: boolean
  readonly product: {
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly tint: Tint
    /** URL of its picture. */
    readonly image?: string
  }
  /** By which it is verified. */
  readonly order?: { readonly id: string; readonly orderNumber: string }
}

export type QueueCounts = Readonly<Record<ReviewQueue, number>>
