import { namesAddress } from '../shared/typed-text'

/** `waiting`: not yet approved; `hidden`: taken down by an administrator. */
export const REVIEW_STATES = ['waiting', 'shown', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const REVIEW_SORTS = ['newest', 'helpful', 'best', 'worst'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Photos of one review. */
export const REVIEW_PHOTOS = 3
/** Reviews on a page of the shop. */
export const REVIEWS_PAGE = 10
/** Reviews that the product's page shows. */
export const REVIEWS_SHOWN = 5
export const STARS = [5, 4, 3, 2, 1] as const

/**
 * State of a review that its customer has written. What was hidden once and what names a page or a mailbox is read
 * before it is shown.
 */
export const stateOfNew = (
  { comment }: { readonly comment: string },
  { approveFirst, before }: { readonly approveFirst: boolean; readonly before?: ReviewState | undefined },
): ReviewState =>
  approveFirst || (before !== undefined && before !== 'shown') || namesAddress(comment) ? 'waiting' : 'shown'

/** Lists of the back office; `unanswered`: shown, three stars or less, without an answer. */
export const REVIEW_QUEUES = ['waiting', 'shown', 'unanswered', 'hidden'] as const
export type ReviewQueue = (typeof REVIEW_QUEUES)[number]
