import type { ProductSummary } from '@/domain/catalogue/product'
import type { ProductSectionState } from '@/screens/storefront/home/product-section'
import type { ResourceState } from './resource-cache'

export function productSectionState(products: ResourceState<readonly ProductSummary[]>): ProductSectionState {
  if (products.status !== 'ready') return { status: products.status }
  return products.data.length === 0 ? { status: 'empty' } : { status: 'ready', products: products.data }
}
