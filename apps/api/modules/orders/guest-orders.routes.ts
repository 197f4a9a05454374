import { limitFailures } from '../../platform/auth/failures'
import { isLookupCode, lookupLimits } from './lookup-code'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { findEvents, findOrderByNumber } from './orders.repository'
import { customerOrderToDto } from './orders.mapper'

/** Calls about an order that need no account. */
export const guestOrderRoutes = [
  defineRoute(
    'lookupOrder',
    async ({ db, body, now, request }) => {
      const limits = lookupLimits(body.orderNumber, request.ip)
      const order = await limitFailures(db, limits, now(), async () => {
        const known = await findOrderByNumber(db, body.orderNumber, body.email)
        // The same response for a wrong number, email or code, so that none of them can be guessed on its own.
        if (!known || !isLookupCode(body.code, known.lookupCodeHash)) throw new ApiError('NOT_FOUND')
        return known
      })
      return { order: customerOrderToDto(order, await findEvents(db, order.id)) }
    },
    { dropsCache: false },
  ),
]
