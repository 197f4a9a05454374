import { fn } from '@storybook/test'
import type { ProductDetail as Product } from '@/shop/catalogue/product-detail'
import { ProductNotFound } from '@/screens/storefront/product/product-not-found'
import { RelatedProducts } from '@/screens/storefront/product/related-products'
import { ProductPanels, type ProductPanelsProps } from '@/screens/storefront/product/panels/product-panels'
import { StatefulProductTabs } from '@/screens/storefront/product/panels/stateful-product-tabs'
import { productDetail } from '../../fixtures/products'
import type { ProductDetailProps } from '@/screens/storefront/product/product-detail'

/** A page loads the panels in a chunk of their own. */
export const renderPanel = (panel: ProductPanelsProps) => <ProductPanels {...panel} />

/** What stands below the first view of a product. */
export const sectionsOf = (product: Product) => (
  <>
    <StatefulProductTabs product={product} renderPanel={renderPanel} tab="description" onTabChange={fn()} />
    <RelatedProducts products={abendruhe.related} onAdd={fn()} onToggleWishlist={fn()} />
  </>
)

export const abendruhe = productDetail('abendruhe')

/** A product in stock, with every optional field filled in. */
export const productDetailArgs = {
  state: { status: 'ready', product: abendruhe },
  notFound: <ProductNotFound />,
  below: sectionsOf(abendruhe),
  onAddToCart: fn(),
  onExpressBuy: fn(),
  onZoom: fn(),
  onShowReviews: fn(),
  onToggleWishlist: fn(),
  onRetry: fn(),
} satisfies ProductDetailProps
