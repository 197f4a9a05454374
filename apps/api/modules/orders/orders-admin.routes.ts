import type { Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import * as changes from './update-order'
import { listOrders } from './order-list.repository'
import { findEvents, findOrder, type Order } from './orders.repository'
import { paginationOf } from '../../platform/db/queries/page'
import { adminOrderToDto, adminSummaryToDto } from './orders.mapper'

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
  order: adminOrderToDto(order, await findEvents(db, order.id)),
})

export const orderRoutes = [
  defineRoute('listOrders', async ({ db, query, now }) => {
    const { orders, ...total } = await listOrders(db, query, query, now())
    return { orders: orders.map(adminSummaryToDto), pagination: paginationOf(query, total) }
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
