import type { ProductSummary } from '@/shop/catalogue/product'
import { RelatedProducts } from '@/screens/storefront/product/related-products'
import { useProductActions } from '../../features/catalogue/use-product-actions'

/** Related products, with the actions of product cards. */
export function Related({ products }: { products: readonly ProductSummary[] }) {
  return <RelatedProducts products={products} {...useProductActions()} />
}
