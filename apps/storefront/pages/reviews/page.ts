import { reviewsHref } from '@/screens/storefront/reviews/reviews-href'
import type { Application } from '../../features/application'
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
  // Left out of the browser's first view, which needs none of it.
  ...(import.meta.env.SSR && {
    loader: (application: Application, visit: Visit) => [
      ProductNotFound.preload(visit.language),
      application.queries.prefetchQuery(queryOf(application, visit)),
    ],
    exists: (application: Application, visit: Visit) =>
      application.queries.getQueryData(queryOf(application, visit).queryKey) !== null,
    movedTo: (application: Application, visit: Visit) => {
      const found = application.queries.getQueryData(queryOf(application, visit).queryKey)
      return found && found.product.slug !== visit.params.slug
        ? reviewsHref(found.product, readReviews(visit.searchParams))
        : undefined
    },
  }),
  storedBy: ['lang', 'search', 'rating', 'photo', 'sort', 'page'],
})
