import type { Http } from '@/client/shared/http'
import { customerReviewEndpoints } from './customer-reviews.calls'
import type { CustomerReviewInput } from './review-form'
import type { ReviewState } from './reviews'

/** The customer's own reviews, by product id. */
export async function listMyReviews(http: Http): Promise<ReadonlyMap<string, CustomerReviewInput>> {
  const { reviews } = await http.call(customerReviewEndpoints, 'listMyReviews')
  return new Map(reviews.map(({ productId, rating, comment }) => [productId, { rating, comment }]))
}

/**
 * Saves the only review of the product; an earlier one is replaced.
 * @returns whether it is shown or waits. @throws ApiFailure NOT_BOUGHT
 */
export async function saveMyReview(
  http: Http,
  productId: string,
  review: CustomerReviewInput,
): Promise<ReviewState> {
  const { rating, comment } = review
  const body = { rating, comment, productId }
  return (await http.call(customerReviewEndpoints, 'saveMyReview', { body })).review.state
}

/** Puts photos in the place of the review's present ones. @throws ApiFailure UNSUPPORTED_IMAGE, TOO_MANY_FILES */
export async function uploadReviewPhotos(
  http: Http,
  productId: string,
  files: readonly File[],
): Promise<void> {
  await http.call(customerReviewEndpoints, 'uploadReviewPhotos', { params: { id: productId }, files })
}
