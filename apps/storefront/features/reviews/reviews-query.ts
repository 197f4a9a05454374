import { queryOptions } from '@tanstack/react-query'
import { isFailure } from '@/client/shared/failure'
import type { ProductReviews } from '@/shop/reviews/product-reviews'
import { reviewsHref } from '@/screens/storefront/reviews/reviews-href'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'
import type { ReviewsSelection } from './reviews-search-params'

/** One page of a product's reviews, a page beyond the end the last one; null if the product does not exist. */
export const reviewsQuery = (
  { http }: Pick<Application, 'http'>,
  slug: string,
  selection: ReviewsSelection,
) =>
  queryOptions({
    queryKey: ['reviews', reviewsHref({ slug }, selection)],
    queryFn: async (): Promise<ProductReviews | null> => {
      const { listProductReviews } = await import('@/shop/reviews/product-reviews.client')
      const { rating, photo, search, sort } = selection
      const read = (page: number) =>
        listProductReviews(http, slug, {
          platform: PLATFORM,
          sort,
          rating,
          search,
          page,
          photo: photo ? 'true' : undefined,
        })
      try {
        const found = await read(selection.page)
        return found.items.length === 0 && found.total > 0 ? await read(found.pages) : found
      } catch (error) {
        if (isFailure(error) && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
    // Shows the previous reviews while others are loading.
    placeholderData: (before: ProductReviews | null | undefined) =>
      before?.product.slug === slug ? before : undefined,
  })
