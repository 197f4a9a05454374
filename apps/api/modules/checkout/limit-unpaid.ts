import { CONFIRM_HOURS, unpaidRefusal } from '@/shop/checkout/unpaid-limits'
import type { PricedTotals } from '@/shop/checkout/totals'
import type { Db } from '../../platform/db/open'
import { ApiError } from '../../platform/http/errors'
import type { PricedCart } from '../cart/price-cart'
import type { StockMove } from '../catalogue/stock.repository'
import { countOpenOrders, heldUnits, networkHash } from '../orders/holds/order-holds.repository'
import type { CheckoutRequest } from './checkout-request'

const HOUR_MS = 3_600_000

/** Whether the buyer's address is confirmed, or an order before was paid, and so this one is not limited. */
export const isTrusted = ({ user, subscription }: CheckoutRequest): boolean =>
  user?.isVerified === true || subscription?.delivery !== undefined

interface Wanted {
  readonly request: CheckoutRequest
  readonly cart: PricedCart
  readonly totals: PricedTotals
  readonly moves: readonly StockMove[]
}

/**
 * Refuses an order that would hold too much without being paid, if its buyer's address is not confirmed. The caller must
 * hold the locks of the address and of the products.
 * @throws ApiError OPEN_ORDERS
 */
export async function limitUnpaid(tx: Db, { request, cart, totals, moves }: Wanted, now: Date) {
  if (isTrusted(request) || totals.total === 0) return null
  const network = networkHash(request.ip)
  const openOrders = await countOpenOrders(tx, request.customer.email)
  const ids = moves.map(({ productId }) => productId)
  const held = await heldUnits(tx, network, ids)
  const products = moves.map(({ productId, units }) => {
    const { name = '', stockQuantity: stock = 0 } = cart.products.get(productId) ?? {}
    return { productId, name, units, stock, held: held.get(productId) ?? 0 }
  })
  const refusal = unpaidRefusal({ ...totals, openOrders, products })
  if (refusal) throw new ApiError('OPEN_ORDERS', { details: { ...refusal } })
  return { network, confirmBy: new Date(now.getTime() + CONFIRM_HOURS * HOUR_MS) }
}
