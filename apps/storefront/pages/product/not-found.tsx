import { Suspense } from 'react'
import { lazyView } from '../../app/lazy-view'

/** Its own chunk, which the server loads before rendering. */
export const ProductNotFoundView = lazyView({
  namespaces: ['product'],
  load: async () => ({
    default: (await import('@/screens/storefront/product/product-not-found')).ProductNotFound,
  }),
})

/** Always the same element: a boundary that gets another one before it is hydrated is emptied, and drawn anew. */
export const NOT_FOUND = (
  <Suspense>
    <ProductNotFoundView />
  </Suspense>
)
