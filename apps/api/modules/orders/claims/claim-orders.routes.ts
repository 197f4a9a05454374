import { limitFailures } from '@apps/api/platform/auth/failures'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { found } from '@apps/api/platform/http/errors'
import { verifyAddress } from '../../users/verify-address'
import { claimGuestOrder, claimGuestOrders } from './claim-orders'
import { confirmHoldsOf } from '../holds/order-holds.repository'
import { lookupLimits } from '../lookup-code'
import { customerOrderOf } from '../customer-order'

/** Guest orders that are added to an account. */
export const claimOrderRoutes = [
  defineRoute(
    'verifyEmail',
    async ({ db, session, body, now }) =>
      inTransaction(db, async (tx) => {
        const { user, isNew } = await verifyAddress(tx, session.id, body.token, now())
        if (!isNew) return { joinedOrders: 0 }
        const joinedOrders = await claimGuestOrders(tx, user, now())
        await confirmHoldsOf(tx, user, now())
        return { joinedOrders }
      }),
    { dropsCache: false },
  ),

  defineRoute(
    'claimOrder',
    async ({ db, session, body, now, request }) => {
      const limits = lookupLimits(body.orderNumber, request.ip)
      return limitFailures(db, limits, now(), () =>
        inTransaction(db, async (tx) => {
          const order = found(await claimGuestOrder(tx, session.id, body, now()))
          return { order: await customerOrderOf(tx, order) }
        }),
      )
    },
    { dropsCache: false },
  ),
]
