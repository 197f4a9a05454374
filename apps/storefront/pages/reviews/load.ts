import { reviewsQuery } from '../../features/reviews/reviews-query'
import { readReviews } from '../../features/reviews/reviews-search-params'
import type { Application } from '../../features/application'
import type { Visit } from '../page'

/** Prefetches the page's reviews on the server. */
export const load = (application: Application, { params: { slug = '' }, searchParams }: Visit) =>
  application.queries.prefetchQuery(reviewsQuery(application, slug, readReviews(searchParams)))
