import type { Http } from '@/client/shared/http'
import { type Page, toPage } from '@/client/shared/page'
import type { Body, Data, Query } from '@/contract/shared/dto'
import { toReview } from '../catalogue/product-detail-wire.client'
import type { AdminReview, QueueCounts } from './admin-reviews'
import { adminReviewEndpoints } from './admin-reviews.calls'

export interface AdminReviews extends Page<AdminReview> {
  readonly counts: QueueCounts
  /** New reviews wait for an administrator. */
  readonly approveFirst: boolean
}

export type ReviewDecision = Body<'decideReviews'>

function toAdminReview(
  http: Http,
  {
    product,
    order,
    state,
    hiddenReason,
    photosAwait,
    namesAddress,
    ...review
  }: Data<'listReviews'>['reviews'][number],
): AdminReview {
  const { _id, name, slug, tint, image } = product
  return {
    ...toReview(http, review),
    state,
    hiddenReason,
    photosAwait,
    namesAddress,
    product: { id: _id, name, slug, tint, ...(image !== null && { image: http.media(image) }) },
    ...(order && { order: { id: order._id, orderNumber: order.orderNumber } }),
  }
}

/** The longest waiting first, else the newest; twenty per page. */
export async function listReviews(http: Http, query: Query<'listReviews'>): Promise<AdminReviews> {
  const { reviews, pagination, counts, settings } = await http.call(adminReviewEndpoints, 'listReviews', {
    query,
  })
  return {
    ...toPage(
      reviews.map((review) => toAdminReview(http, review)),
      pagination,
    ),
    counts,
    ...settings,
  }
}

/** @returns number of changed reviews */
export async function decideReviews(http: Http, body: ReviewDecision): Promise<number> {
  return (await http.call(adminReviewEndpoints, 'decideReviews', { body })).decided
}

export interface ReviewAnswer {
  readonly id: string
  /** '' takes the answer back. */
  readonly answer: string
  /** Also shows the review. */
  readonly approve?: boolean
}

/** @throws ApiFailure NOT_FOUND */
export async function answerReview(http: Http, { id, ...body }: ReviewAnswer): Promise<void> {
  await http.call(adminReviewEndpoints, 'answerReview', { params: { id }, body })
}

/** Deletes it with its photos. @throws ApiFailure NOT_FOUND */
export async function eraseReview(http: Http, id: string): Promise<void> {
  await http.call(adminReviewEndpoints, 'eraseReview', { params: { id } })
}

export async function saveReviewSettings(http: Http, body: Body<'saveReviewSettings'>): Promise<void> {
  await http.call(adminReviewEndpoints, 'saveReviewSettings', { body })
}
