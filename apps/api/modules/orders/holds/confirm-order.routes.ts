import { eq } from 'drizzle-orm'
import type { Confirmation } from '@/shop/orders/order'
import type { Db } from '@apps/api/platform/db/open'
import { addressLimit, countAttempt } from '@apps/api/platform/auth/attempts'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { hashToken } from '@apps/api/platform/auth/tokens'
import { orderHolds } from '@apps/api/platform/db/schema'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { found } from '@apps/api/platform/http/errors'
import { lockOrder, updateOrder, type Order } from '../orders.repository'
import { confirmHold, findHold, type OrderHold } from './order-holds.repository'

function stateOf({ status, paymentStatus, releasedAt }: Order, { confirmedAt }: OrderHold): Confirmation {
  if (releasedAt !== null) return 'expired'
  return confirmedAt !== null || status !== 'pending' || paymentStatus !== 'pending' ? 'already' : 'confirmed'
}

/**
 * Confirms an order by the token in its mail: it then holds its units as long as any other unpaid order.
 * @throws ApiError NOT_FOUND
 */
const confirmOrder = (db: Db, token: string, now: Date) =>
  inTransaction(db, async (tx) => {
    const ofToken = eq(orderHolds.tokenHash, hashToken(token))
    const { orderId } = found(await findHold(tx, ofToken))
    const order = found(await lockOrder(tx, orderId))
    const state = stateOf(order, found(await findHold(tx, ofToken)))
    if (state === 'confirmed') {
      await confirmHold(tx, orderId, now)
      await updateOrder(tx, order, {
        change: {},
        events: [{ kind: 'hold', from: null, to: 'confirmed' }],
        by: { actor: order.customerName, now },
      })
    }
    return { state, orderNumber: order.number }
  })

export const confirmOrderRoutes = [
  defineRoute(
    'confirmOrder',
    async ({ db, body, now, request }) => {
      await countAttempt(db, [addressLimit('confirm', request.ip)], now())
      return confirmOrder(db, body.token, now())
    },
    { dropsCache: false },
  ),
]
