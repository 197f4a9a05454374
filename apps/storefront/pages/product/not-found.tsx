import { lazy, Suspense } from 'react'
import { ProductNotFound } from '@/screens/storefront/product/product-not-found'

/** Imported statically on the server; a lazy chunk in the browser. */
const View = import.meta.env.SSR
  ? ProductNotFound
  : lazy(() =>
      import('@/screens/storefront/product/product-not-found').then((module) => ({
        default: module.ProductNotFound,
      })),
    )

export const NotFound = () => (
  <Suspense>
    <View />
  </Suspense>
)
