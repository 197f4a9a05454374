import { addressLimit, countAttempt, forgetAttempts, type AttemptLimit } from '../../platform/auth/attempts'
import { isLookupCode } from './lookup-code'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { withdrawOrder } from './withdraw-order'
import { findOrderByNumber } from './orders.repository'
import { customerOrderToDto } from './orders.mapper'

/** Ten from one address, fifty from all, in a quarter of an hour: as for passwords. */
const limitsOf = (call: string, orderNumber: string, address: string): readonly AttemptLimit[] => [
  { subject: `${call}:${orderNumber.toUpperCase()}:${address}`, limit: 10 },
  { subject: `${call}:${orderNumber.toUpperCase()}`, limit: 50 },
]

/** Calls about an order without an account. */
export const guestOrderRoutes = [
  defineRoute(
    'lookupOrder',
    async ({ db, body, now, request }) => {
      const limits = limitsOf('lookup', body.orderNumber, request.ip)
      await countAttempt(db, [addressLimit('lookup', request.ip), ...limits], now())
      const order = await findOrderByNumber(db, body.orderNumber, body.email)
      // One answer for a wrong number, address or code: none of them can be tried out alone.
      if (!order || !isLookupCode(body.code, order.lookupCodeHash)) throw new ApiError('NOT_FOUND')
      await forgetAttempts(db, limits)
      return { order: customerOrderToDto(order) }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'withdraw',
    async ({ db, body, language, now, request }) => {
      const limits = limitsOf('withdraw', body.orderNumber, request.ip)
      await countAttempt(db, [addressLimit('withdraw', request.ip), ...limits], now())
      const { orderNumber, email, name, items = [], reason = null } = body
      const declaration = { orderNumber, email, name, items, reason, language }
      const { receivedAt } = await withdrawOrder(db, declaration, now())
      return { receivedAt: receivedAt.toISOString() }
    },
    { dropsCache: false },
  ),
]
