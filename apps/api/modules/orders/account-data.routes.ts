import { countAttempt, forgetAttempts, passwordLimits } from '../../platform/auth/attempts'
import { isPassword } from '../../platform/auth/passwords'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { productTags } from '../../platform/cache/tags'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found } from '../../platform/http/errors'
import { customerData } from '../users/customer-data'
import { eraseUser, findUser, lockUser } from '../users/erase-user'
import { anonymiseOrders, hasOrdersUnderWay } from './anonymise-orders'
import { customerOrderToDto } from './orders.mapper'
import { findEvents, listOrdersOfUser, type Order } from './orders.repository'

const LIMIT = 100

async function allOrders(db: Db, userId: string): Promise<Order[]> {
  const all: Order[] = []
  for (let page = 1; ; page += 1) {
    const { orders } = await listOrdersOfUser(db, userId, undefined, { page, limit: LIMIT })
    all.push(...orders)
    if (orders.length < LIMIT) return all
  }
}

/** What the shop knows of a customer, and how it forgets it. */
export const accountDataRoutes = [
  defineRoute('getAccountData', async ({ db, session, now }) => {
    const user = found(await findUser(db, session.id))
    const orders: ReturnType<typeof customerOrderToDto>[] = []
    for (const order of await allOrders(db, user.id))
      orders.push(customerOrderToDto(order, await findEvents(db, order.id)))
    return {
      exportedAt: now().toISOString(),
      ...(await customerData(db, user, now())),
      orders,
    }
  }),

  defineRoute('deleteAccount', async ({ db, session, body, now }) => {
    const limits = passwordLimits('user', session.id)
    await countAttempt(db, limits, now())
    const verified = found(await findUser(db, session.id)).passwordHash
    if (!(await isPassword(verified, body.password))) throw new ApiError('WRONG_PASSWORD')
    const reviewed = await inTransaction(db, async (tx) => {
      const user = await lockUser(tx, session.id)
      // Somebody else changed it while this one was verified.
      if (user?.passwordHash !== verified) throw new ApiError('WRONG_PASSWORD')
      if (await hasOrdersUnderWay(tx, user.id)) throw new ApiError('ORDERS_UNDER_WAY')
      await anonymiseOrders(tx, user.id)
      return eraseUser(tx, user, now())
    })
    await forgetAttempts(db, limits)
    return answer({}, { writes: reviewed.flatMap(productTags) })
  }),
]
