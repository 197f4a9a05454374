import type { Application } from '../../features/application'
import { productQuery } from '../../features/catalogue/product-queries'
import { paymentQuery } from '../../features/checkout/payment-queries'
import type { Visit } from '../page'
import { ProductNotFoundView } from './not-found'
import { Panels } from './panels'

/** Prefetches the product, and the code that only the server needs for a page's first view. */
export async function load(
  application: Application,
  { params: { slug = '' }, language }: Visit,
): Promise<void> {
  const { queries } = application
  await Promise.all([
    ProductNotFoundView.preload(language),
    Panels.preload(language),
    queries.prefetchQuery(productQuery(application, slug)),
    queries.prefetchQuery(paymentQuery(application)),
  ])
}
