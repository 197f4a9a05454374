import { wholeLetters } from '@/shop/shared/whole-letters'
import { REVIEW_SORTS, type ReviewsQuery } from '@/screens/storefront/reviews/reviews-types'

/** State in the search params of a product's reviews. */
export interface ReviewsSelection extends ReviewsQuery {
  /** 1-based. */
  readonly page: number
}

const SEARCH_LENGTH = 200
const LAST_PAGE = 100_000

const integerIn = (text: string | null, last: number): number | undefined => {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= last ? value : undefined
}

/** Parses the search params; invalid values count as missing. */
export const readReviews = (params: URLSearchParams): ReviewsSelection => ({
  search: wholeLetters((params.get('search') ?? '').trim(), 0, SEARCH_LENGTH),
  rating: integerIn(params.get('rating'), 5),
  photo: params.get('photo') === 'true',
  sort: REVIEW_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
  page: integerIn(params.get('page'), LAST_PAGE) ?? 1,
})
