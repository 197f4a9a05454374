import type { Call } from '../http/call'
import { defineRoute } from '../http/define-route'
import { found, uuidOf } from '../http/errors'
import * as changes from '../orders/change-order'
import { listOrders } from '../repositories/order-list'
import { findEvents, findOrder, type Order } from '../repositories/orders'
import { paginationOf } from '../repositories/page'
import { adminOrderToWire, adminSummaryToWire } from './order-wire'

const changeOf = ({
  params,
  session,
  now,
}: Call<'setOrderStatus'> | Call<'setPaymentStatus'> | Call<'assignCargo'>): changes.Change => ({
  id: uuidOf(params.id),
  actor: session.name,
  now: now(),
})

const answerOf = async ({ db }: Pick<Call<'getOrder'>, 'db'>, order: Order) => ({
  order: adminOrderToWire(order, await findEvents(db, order.id)),
})

export const orderRoutes = [
  defineRoute('listOrders', async ({ db, query, now }) => {
    const { orders, total } = await listOrders(db, query, query, now())
    return { orders: orders.map(adminSummaryToWire), pagination: paginationOf(query, total) }
  }),

  defineRoute('getOrder', async (call) =>
    answerOf(call, found(await findOrder(call.db, uuidOf(call.params.id)))),
  ),

  defineRoute('setOrderStatus', async (call) =>
    answerOf(call, await changes.changeStatus(call.db, changeOf(call), call.body.status)),
  ),

  defineRoute(
    'setPaymentStatus',
    async (call) => answerOf(call, await changes.changePayment(call.db, changeOf(call), call.body.status)),
    { dropsCache: false },
  ),

  defineRoute(
    'assignCargo',
    async (call) => {
      const { cargoCompanyId, trackingNumber } = call.body
      const cargo = { companyId: uuidOf(cargoCompanyId), trackingNumber }
      return answerOf(call, await changes.assignCargo(call.db, changeOf(call), cargo))
    },
    { dropsCache: false },
  ),
]
