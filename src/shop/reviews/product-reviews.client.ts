import type { Http } from '@/client/shared/http'
import { toPage } from '@/client/shared/page'
import type { Query } from '@/contract/shared/dto'
import { toReview } from '../catalogue/product-detail-wire.client'
import { toPicture } from '../catalogue/product-wire.client'
import type { ProductReviews } from './product-reviews'
import { productReviewEndpoints } from './product-reviews.calls'

/** @throws ApiFailure NOT_FOUND */
export async function listProductReviews(
  http: Http,
  slug: string,
  query: Query<'listProductReviews'>,
): Promise<ProductReviews> {
  const data = await http.call(productReviewEndpoints, 'listProductReviews', { params: { slug }, query })
  const { _id, name, tint, image } = data.product
  return {
    product: {
      id: _id,
      name,
      tint,
      slug: data.product.slug,
      ...(image && { picture: toPicture(http, image) }),
    },
    summary: data.summary,
    ...toPage(
      data.reviews.map((review) => toReview(http, review)),
      data.pagination,
    ),
  }
}

/** @returns visitors who found it helpful. @throws ApiFailure NOT_FOUND, RATE_LIMITED */
export async function markReviewHelpful(http: Http, id: string): Promise<number> {
  return (await http.call(productReviewEndpoints, 'markReviewHelpful', { params: { id } })).helpful
}
