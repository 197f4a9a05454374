import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import { findEvents, findOrderOfUser, listOrdersOfUser } from './orders.repository'
import { paginationOf } from '../../platform/db/queries/page'
import { customerOrderToDto, customerSummaryToDto } from './orders.mapper'

export const accountOrderRoutes = [
  defineRoute('listMyOrders', async ({ db, query, session }) => {
    const { orders, ...total } = await listOrdersOfUser(db, session.id, query.status, query)
    return { orders: orders.map(customerSummaryToDto), pagination: paginationOf(query, total) }
  }),

  defineRoute('getMyOrder', async ({ db, params, session }) => {
    const order = found(await findOrderOfUser(db, uuidOf(params.id), session.id))
    return { order: customerOrderToDto(order, await findEvents(db, order.id)) }
  }),

  // The same orders under the cart's paths: both are part of the published API.
  defineRoute('listCartOrders', async ({ db, query, session }) => {
    const { orders, ...total } = await listOrdersOfUser(db, session.id, undefined, query)
    return { orders: orders.map(customerSummaryToDto), pagination: paginationOf(query, total) }
  }),

  defineRoute('getCartOrder', async ({ db, params, session }) => {
    const order = found(await findOrderOfUser(db, uuidOf(params.id), session.id))
    return { order: customerOrderToDto(order, await findEvents(db, order.id)) }
  }),
]
