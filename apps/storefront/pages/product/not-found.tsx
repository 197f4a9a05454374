import { Suspense } from 'react'
import { lazyView } from '../../app/lazy-view'

/** Its own chunk, which the server loads before rendering. */
export const ProductNotFoundView = lazyView({
  namespaces: ['product'],
  load: async () => ({
    default: (await import('@/screens/storefront/product/product-not-found')).ProductNotFound,
  }),
})

export const NotFound = () => (
  <Suspense>
    <ProductNotFoundView />
  </Suspense>
)
