import { lazy, Suspense } from 'react'
import { ProductNotFound } from '@/screens/storefront/product/product-not-found'

/** The server renders it with the page; a browser fetches it only where it is shown. */
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
