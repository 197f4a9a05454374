import type { ProductSummary } from '@/shop/catalogue/product'
import type { CartLine } from './cart'

/**
 * The cheapest product outside the cart whose price alone closes the gap to free shipping; the first one if several
 * cost the same.
 */
export function reachesFreeShipping(
  missing: number,
  products: readonly ProductSummary[],
  lines: readonly CartLine[],
): ProductSummary | undefined {
  if (missing <= 0) return undefined
  const inCart = new Set(lines.map(({ productId }) => productId))
  return products
    .filter(({ id, inStock, price }) => inStock && price.amount >= missing && !inCart.has(id))
    .reduce<ProductSummary | undefined>(
      (best, product) => (best && best.price.amount <= product.price.amount ? best : product),
      undefined,
    )
}
