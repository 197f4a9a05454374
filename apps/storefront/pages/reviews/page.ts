import { reviewsHref } from '@/screens/storefront/reviews/reviews-href'
import { reviewsQuery } from '../../features/reviews/reviews-query'
import { readReviews } from '../../features/reviews/reviews-search-params'
import { definePage, type Visit } from '../page'
import { ProductNotFound } from '../product/not-found'

const queryOf = (application: Parameters<typeof reviewsQuery>[0], { params, searchParams }: Visit) =>
  reviewsQuery(application, params.slug ?? '', readReviews(searchParams))

export const reviewsPage = definePage({
  folder: 'reviews',
  path: '/product/:slug/reviews',
  load: () => import('./view'),
  namespaces: ['reviews'],
  loader: (application, visit) => [
    ProductNotFound.preload(visit.language),
    application.queries.prefetchQuery(queryOf(application, visit)),
  ],
  exists: (application, visit) =>
    application.queries.getQueryData(queryOf(application, visit).queryKey) !== null,
  movedTo: (application, visit) => {
    const found = application.queries.getQueryData(queryOf(application, visit).queryKey)
    return found && found.product.slug !== visit.params.slug
      ? reviewsHref(found.product, readReviews(visit.searchParams))
      : undefined
  },
  storedBy: ['lang', 'search', 'rating', 'photo', 'sort', 'page'],
})
