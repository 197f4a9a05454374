import type { QueryClient } from '@tanstack/react-query'
import type { FoundProducts } from '@/shop/catalogue/products.client'
import type { ProductSummary } from '@/shop/catalogue/product'
import type { ProductDetail } from '@/shop/catalogue/product-detail'

/** A product that a list has shown, as the list knows it. */
export function seenProduct(queries: QueryClient, slug: string): ProductSummary | undefined {
  const lists = [
    ...queries.getQueriesData<FoundProducts>({ queryKey: ['catalogue'] }).map(([, found]) => found?.items),
    ...queries.getQueriesData<readonly ProductSummary[]>({ queryKey: ['landing'] }).map(([, list]) => list),
    ...queries.getQueriesData<ProductDetail | null>({ queryKey: ['product'] }).map(([, of]) => of?.related),
  ]
  return lists.flatMap((list) => list ?? []).find((product) => product.slug === slug)
}

/** A product's page as far as a card knows it; what follows is empty. */
export const asDetail = (product: ProductSummary): ProductDetail => ({
  ...product,
  detailedDescription: '',
  pictures: product.picture ? [product.picture] : [],
  features: [],
  benefits: [],
  ingredients: [],
  certification: [],
  origin: '',
  harvest: '',
  reviews: [],
  related: [],
  lowStockThreshold: 0,
  status: 'active',
})
