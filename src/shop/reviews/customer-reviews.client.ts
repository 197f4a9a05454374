import type { Http } from '@/client/shared/http'
import { customerReviewEndpoints } from './customer-reviews.calls'
import type { CustomerReviewInput } from './review-form'

/** The customer's own reviews, by product id. */
export async function listMyReviews(http: Http): Promise<ReadonlyMap<string, CustomerReviewInput>> {
  const { reviews } = await http.call(customerReviewEndpoints, 'listMyReviews')
  return new Map(reviews.map(({ productId, rating, comment }) => [productId, { rating, comment }]))
}

/**
 * Saves the only review of the product; an earlier one is replaced.
 * @throws ApiFailure NOT_BOUGHT
 */
export async function saveMyReview(
  http: Http,
  productId: string,
  review: CustomerReviewInput,
): Promise<void> {
  await http.call(customerReviewEndpoints, 'saveMyReview', { body: { ...review, productId } })
}
