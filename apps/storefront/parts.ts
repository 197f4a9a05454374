import type { ProductTabsProps } from '@/screens/storefront/product/product-tabs'
import type { ProductViewProps } from './containers/product-view'
import { chunk } from './chunk'

/** Parts of pages: rendered on the server, chunks of their own in the browser, taken over late (later.tsx). */
export const landingHero = chunk(
  'containers/landing-hero.tsx',
  ['landing'],
  () => import('./containers/landing-hero'),
)
export const landingProducts = chunk(
  'containers/landing-products.tsx',
  ['landing', 'product'],
  () => import('./containers/landing-products'),
)
export const landingMore = chunk(
  'containers/landing-more.tsx',
  ['landing'],
  () => import('./containers/landing-more'),
)
export const productTabs = chunk<ProductTabsProps>(
  'containers/product-tabs.tsx',
  ['product'],
  () => import('./containers/product-tabs'),
)
export const shopFooter = chunk('containers/shop-footer.tsx', [], () => import('./containers/shop-footer'))
export const shopHead = chunk('containers/shop-head.tsx', [], () => import('./containers/shop-head'))
export const productView = chunk<ProductViewProps>(
  'containers/product-view.tsx',
  ['product'],
  () => import('./containers/product-view'),
)
