import type { Application } from '../../features/application'
import { catalogueQuery, categoryPageQuery, movedCatalogue } from '../../features/catalogue/catalogue-queries'
import { readCatalogue } from '../../features/catalogue/catalogue-search-params'
import { categoriesQuery } from '../../features/catalogue/product-queries'
import { paymentQuery } from '../../features/checkout/payment-queries'
import type { Visit } from '../page'

/** Prefetches what the page shows. */
export async function load(application: Application, { searchParams }: Visit): Promise<void> {
  const { queries } = application
  const selection = readCatalogue(searchParams)
  const { category } = selection
  await Promise.all([
    queries.prefetchQuery(catalogueQuery(application, selection)),
    queries.prefetchQuery(categoriesQuery(application)),
    queries.prefetchQuery(paymentQuery(application)),
    category === undefined || queries.prefetchQuery(categoryPageQuery(application, category)),
  ])
}

/** The address of a category that was renamed. */
export function movedTo(application: Application, { searchParams }: Visit): string | undefined {
  const selection = readCatalogue(searchParams)
  const { queryKey } = catalogueQuery(application, selection)
  return movedCatalogue(application.queries.getQueryData(queryKey), selection)
}
