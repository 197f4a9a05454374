import type { ProductTabsProps } from '@/screens/storefront/product/product-tabs'
import { lazyView } from '../../app/lazy-view'

export const ProductTabsPart = lazyView<ProductTabsProps>({
  namespaces: ['product'],
  load: async () => ({ default: (await import('@/screens/storefront/product/product-tabs')).ProductTabs }),
})
