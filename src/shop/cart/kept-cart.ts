import { paidLines, refreshCart, type CartFacts, type CartLine } from './cart'
import { fields, isText } from '../shared/stored'
import { MAX_CART_LINES, MAX_UNITS_PER_PRODUCT } from './cart-limits'

/** A product of the cart that an account keeps. */
export interface KeptItem {
  readonly productId: string
  readonly quantity: number
  /** Minor units, as the shopper saw it. */
  readonly price?: number
}

/** Parses items from storage; those that cannot be read are dropped. */
export function readKeptItems(stored: unknown): KeptItem[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((item: unknown) => {
    const { productId, quantity } = fields(item)
    return isText(productId) && typeof quantity === 'number' ? [{ productId, quantity }] : []
  })
}

/** What of a cart is kept: no gifts, which their coupon brings. */
export const itemsOf = (lines: readonly CartLine[]): KeptItem[] =>
  paidLines(lines).map(({ productId, quantity, unitPrice }) => ({ productId, quantity, price: unitPrice }))

const unitsIn = (items: readonly KeptItem[]) =>
  new Map(items.map(({ productId, quantity }) => [productId, quantity]))

/** Whether two carts hold the same units of the same products. */
export function isSameCart(some: readonly KeptItem[], others: readonly KeptItem[]): boolean {
  const units = unitsIn(others)
  return (
    some.length === units.size && some.every(({ productId, quantity }) => units.get(productId) === quantity)
  )
}

/** Products of both, in the order of the first, with the units that `choose` takes; none below one unit. */
function join(
  mine: readonly KeptItem[],
  theirs: readonly KeptItem[],
  choose: (mine: number, theirs: number, productId: string) => number,
): KeptItem[] {
  const [own, other] = [unitsIn(mine), unitsIn(theirs)]
  const added = theirs.filter(({ productId }) => !own.has(productId))
  return [...mine, ...added]
    .map((item) => ({
      ...item,
      quantity: choose(own.get(item.productId) ?? 0, other.get(item.productId) ?? 0, item.productId),
    }))
    .filter(({ quantity }) => quantity > 0)
    .slice(0, MAX_CART_LINES)
}

/** A device's cart and the account's after a login: of each product the larger quantity. */
export const joinCarts = (device: readonly KeptItem[], account: readonly KeptItem[]): KeptItem[] =>
  join(device, account, (mine, theirs) => Math.max(mine, theirs))

/**
 * A device's cart on top of what other devices have done meanwhile: what was changed here stays so, the rest is as it
 * is kept.
 * @param base what this device has last read or written
 */
export function rebaseCart(
  base: readonly KeptItem[],
  device: readonly KeptItem[],
  account: readonly KeptItem[],
): KeptItem[] {
  const before = unitsIn(base)
  return join(device, account, (mine, theirs, productId) =>
    mine === (before.get(productId) ?? 0) ? theirs : mine,
  )
}

/**
 * The lines of a joined cart. A product that is no longer sold has no facts and is left out; a new line is capped at the
 * stock and keeps the price that was seen, so that a changed one is told; what is sold out stays to be named.
 */
export function linesOfKept(
  lines: readonly CartLine[],
  items: readonly KeptItem[],
  facts: readonly CartFacts[],
): CartLine[] {
  const known = new Map(lines.map((line) => [line.id, line]))
  const fresh = new Map(facts.map((fact) => [fact.productId, fact]))
  const gifts = lines.filter(({ isFree }) => isFree)
  return [
    ...items.flatMap(({ productId, quantity, price }): CartLine[] => {
      const line = known.get(productId)
      const fact = fresh.get(productId)
      const capped = Math.max(1, Math.min(quantity, fact?.stock ?? line?.stock ?? 1, MAX_UNITS_PER_PRODUCT))
      // What the device has more of than there is stays, and is told as a shortage.
      if (line) return [{ ...line, quantity: Math.max(capped, Math.min(line.quantity, quantity)) }]
      if (!fact) return []
      const { name, stock } = fact
      const { amount: unitPrice, currency } = fact.price
      const bare = {
        id: productId,
        productId,
        name,
        unitPrice,
        currency,
        quantity: capped,
        stock,
        isFree: false,
      }
      return refreshCart([bare], [fact]).map((fresh) => ({ ...fresh, unitPrice: price ?? unitPrice }))
    }),
    ...gifts,
  ]
}
