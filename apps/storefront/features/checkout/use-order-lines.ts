import { useMemo } from 'react'
import type { CartLine } from '@/domain/cart/cart'
import { useCart, usePriceChanges } from '../application'
import { orderedLines } from '../cart/order-lines'
import { withPreviousPrices } from '../cart/price-changes-store'

/** What the checkout orders: the cart, or one product of an express purchase with the gifts of the coupon. */
export function useOrderLines(express: CartLine | undefined) {
  const cart = useCart((state) => state.lines)
  const previous = usePriceChanges((state) => state.previous)
  return useMemo(() => {
    const all = express ? [express, ...cart.filter(({ isFree }) => isFree)] : cart
    const ordered = orderedLines(all)
    return { all, ordered, entries: withPreviousPrices(ordered, previous) }
  }, [express, cart, previous])
}
