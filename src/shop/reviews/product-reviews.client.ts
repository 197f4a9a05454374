import type { Http } from '@/client/shared/http'
import { type Page, toPage } from '@/client/shared/page'
import type { Data, Query } from '@/contract/shared/dto'
import type { Picture, Review, Tint } from '../catalogue/product'
import { toPicture, toReview } from '../catalogue/product-wire.client'
import { productReviewEndpoints } from './product-reviews.calls'

/** The product that is reviewed; all sizes of a family have the same reviews. */
export interface ReviewedProduct {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly tint: Tint
  readonly picture?: Picture
}

export interface ProductReviews extends Page<Review> {
  readonly product: ReviewedProduct
  readonly summary: Data<'listProductReviews'>['summary']
}

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
