import { useMemo } from 'react'
import { addFreeItems } from '@/shop/cart/cart'
import type { AppliedCoupon } from '@/shop/coupons/applied-coupon'
import { useCart, usePriceChanges } from '../application'
import { linesOfCart } from '../cart/order-lines'
import { withPreviousPrices } from '../cart/price-changes-store'
import type { useExpressLine } from './use-express-line'

type Express = Pick<ReturnType<typeof useExpressLine>, 'wanted' | 'line'>

/** Lines to order: those of the cart, or the product of an express purchase with its coupon's gifts. */
export function useOrderLines({ wanted, line }: Express, coupon: AppliedCoupon | null) {
  const cart = useCart((state) => state.lines)
  const previous = usePriceChanges((state) => state.previous)
  return useMemo(() => {
    const own = line ? addFreeItems([line], coupon?.freeItems ?? [], coupon?.appliedAt ?? 0) : []
    const all = wanted ? own : cart
    const ordered = linesOfCart(all)
    return { all, ordered, entries: withPreviousPrices(ordered, previous) }
  }, [wanted, line, coupon, cart, previous])
}
