import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import { cancelOwnOrder } from './cancel-order'
import { findOrderOfUser, listOrdersOfUser } from './orders.repository'
import { paginationOf } from '../../platform/db/queries/page'
import { customerOrderOf } from './customer-order'
import { customerSummaryToDto } from './orders.mapper'

export const accountOrderRoutes = [
  defineRoute('listMyOrders', async ({ db, query, session }) => {
    const { orders, ...total } = await listOrdersOfUser(db, session.id, query.status, query)
    return { orders: orders.map(customerSummaryToDto), pagination: paginationOf(query, total) }
  }),

  defineRoute('getMyOrder', async ({ db, params, session }) => {
    const order = found(await findOrderOfUser(db, uuidOf(params.id), session.id))
    return { order: await customerOrderOf(db, order) }
  }),

  defineRoute('cancelMyOrder', async ({ db, params, session, now }) => {
    const { id } = found(await findOrderOfUser(db, uuidOf(params.id), session.id))
    return cancelOwnOrder(db, id, now())
  }),

  // The same orders under the cart's paths: both are part of the published API.
  defineRoute('listCartOrders', async ({ db, query, session }) => {
    const { orders, ...total } = await listOrdersOfUser(db, session.id, undefined, query)
    return { orders: orders.map(customerSummaryToDto), pagination: paginationOf(query, total) }
  }),

  defineRoute('getCartOrder', async ({ db, params, session }) => {
    const order = found(await findOrderOfUser(db, uuidOf(params.id), session.id))
    return { order: await customerOrderOf(db, order) }
  }),
]
