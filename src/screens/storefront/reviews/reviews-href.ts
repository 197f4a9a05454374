import { productHref } from '../product/product-href'
import type { ReviewsQuery } from './reviews-types'

/** URL of all reviews of a product; defaults are left out. */
export function reviewsHref(
  product: { readonly slug: string },
  {
    sort = 'newest',
    rating,
    photo = false,
    search = '',
    page = 1,
  }: Partial<ReviewsQuery & { page: number }> = {},
): string {
  const chosen = Object.entries({
    search,
    rating: rating === undefined ? '' : String(rating),
    photo: photo ? 'true' : '',
    sort: sort === 'newest' ? '' : sort,
    page: page === 1 ? '' : String(page),
  }).filter(([, value]) => value !== '')
  const path = `${productHref(product)}/reviews`
  return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen).toString()}`
}
