import { limitFailures } from '../../platform/auth/failures'
import { isLookupCode, lookupLimits } from './lookup-code'
import type { Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { cancelOwnOrder } from './cancel-order'
import { findOrderByNumber } from './orders.repository'
import { customerOrderOf } from './customer-order'

/** A guest's order by number, address and code. @throws ApiError NOT_FOUND, RATE_LIMITED */
export const findGuestOrder = ({
  db,
  body,
  now,
  request,
}: Call<'lookupOrder'> | Call<'cancelOrder'> | Call<'lookupPaper'>) =>
  limitFailures(db, lookupLimits(body.orderNumber, request.ip), now(), async () => {
    const known = await findOrderByNumber(db, body.orderNumber, body.email)
    // The same response for a wrong number, email or code, so that none of them can be guessed on its own.
    if (!known || !isLookupCode(body.code, known.lookupCodeHash)) throw new ApiError('NOT_FOUND')
    return known
  })

/** Calls about an order that need no account. */
export const guestOrderRoutes = [
  defineRoute(
    'lookupOrder',
    async (call) => {
      const order = await findGuestOrder(call)
      return { order: await customerOrderOf(call.db, order) }
    },
    { dropsCache: false },
  ),

  defineRoute('cancelOrder', async (call) => {
    const { id } = await findGuestOrder(call)
    return cancelOwnOrder(call.db, id, call.now())
  }),
]
