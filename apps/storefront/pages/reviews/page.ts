import type { ProductReviews } from '@/shop/reviews/product-reviews'
import type { Application } from '../../features/application'
import { definePage, type Visit } from '../page'
import { ProductNotFoundView } from '../product/not-found'

/** What `load` has found; the server renders one page with an application of its own. */
const foundIn = ({ queries }: Application): ProductReviews | null | undefined =>
  queries.getQueriesData<ProductReviews | null>({ queryKey: ['reviews'] })[0]?.[1]

export const reviewsPage = definePage({
  folder: 'reviews',
  path: '/product/:slug/reviews',
  load: () => import('./view'),
  namespaces: ['reviews'],
  // Left out of the browser's first view, which starts with the definitions of all pages.
  ...(import.meta.env.SSR && {
    loader: (application: Application, visit: Visit) => [
      ProductNotFoundView.preload(visit.language),
      import('./load').then(({ load }) => load(application, visit)),
    ],
    exists: (application: Application) => foundIn(application) !== null,
    movedTo: (application: Application, { params }: Visit) => {
      const slug = foundIn(application)?.product.slug
      return slug !== undefined && slug !== params.slug
        ? `/product/${encodeURIComponent(slug)}/reviews`
        : undefined
    },
    storedBy: ['lang', 'search', 'rating', 'photo', 'sort', 'page'],
  }),
})
