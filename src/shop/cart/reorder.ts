import type { OrderLine } from '../orders/order'
import { mergeLines } from '@/shop/catalogue/stock'
import type { CartFacts, CartLine, CartProduct } from './cart'
import { MAX_UNITS_PER_PRODUCT } from './cart-limits'

/** An ordered product that is unavailable, or not available in the ordered quantity. */
export interface LeftOut {
  readonly name: string
  readonly reason: 'gone' | 'soldOut' | 'fewer'
}

export interface ReorderPlan {
  readonly additions: readonly { readonly product: CartProduct; readonly quantity: number }[]
  readonly leftOut: readonly LeftOut[]
}

const productOf = ({ productId, imageUrl, ...same }: CartFacts): CartProduct => ({
  ...same,
  id: productId,
  ...(imageUrl !== undefined && { picture: { url: imageUrl } }),
  inStock: same.stock > 0,
})

/**
 * Plans a reorder: products that are still sold, at today's price, up to the stock that remains beside the current
 * cart. Gifts are left out, because they belonged to the order's coupon.
 */
export function planReorder(
  ordered: readonly OrderLine[],
  facts: readonly CartFacts[],
  cart: readonly CartLine[],
): ReorderPlan {
  const today = new Map(facts.map((fact) => [fact.productId, fact]))
  const inCart = new Map(cart.filter(({ isFree }) => !isFree).map((line) => [line.productId, line]))
  const additions: ReorderPlan['additions'][number][] = []
  const leftOut: LeftOut[] = []
  for (const { productId, name, quantity } of mergeLines(ordered.filter(({ total }) => total > 0))) {
    const fact = today.get(productId)
    const known = inCart.get(productId)
    const left = Math.min(fact?.stock ?? 0, MAX_UNITS_PER_PRODUCT) - (known?.quantity ?? 0)
    if (!fact) leftOut.push({ name, reason: 'gone' })
    else if (fact.stock < 1) leftOut.push({ name: fact.name, reason: 'soldOut' })
    else if (left < quantity) leftOut.push({ name: fact.name, reason: 'fewer' })
    if (fact && left > 0) additions.push({ product: productOf(fact), quantity: Math.min(quantity, left) })
  }
  return { additions, leftOut }
}
