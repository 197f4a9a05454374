import { addressLimit, countAttempt } from '../../../platform/auth/attempts'
import { defineRoute } from '../../../platform/http/define-route'
import { confirmOrder } from './confirm-order'

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
