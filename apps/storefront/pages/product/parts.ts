import type { ProductTabsProps } from '@/screens/storefront/product/product-tabs'
import type { ProductSummary } from '@/domain/catalogue/product'
import { lazyView } from '../../app/lazy-view'

export const ProductTabsPart = lazyView<ProductTabsProps>({
  namespaces: ['product'],
  load: async () => ({ default: (await import('@/screens/storefront/product/product-tabs')).ProductTabs }),
})

export const RelatedPart = lazyView<{ products: readonly ProductSummary[] }>({
  namespaces: ['product'],
  load: () => import('./related'),
})
