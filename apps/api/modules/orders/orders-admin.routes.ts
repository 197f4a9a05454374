import { answer, type Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import { stockTags } from '../../platform/cache/tags'
import * as changes from './update-order'
import { listOrders } from './order-list.repository'
import { findEvents, findOrder, type Order } from './orders.repository'
import { paginationOf } from '../../platform/db/queries/page'
import { findRefunds, findReturned } from '../returns/refunds/refunds.repository'
import { findCreditNotes } from './credit-notes/credit-notes.repository'
import { findInvoice } from './invoices.repository'
import { findNotes } from './order-notes.repository'
import * as work from './order-work'
import { adminOrderToDto, adminSummaryToDto } from './orders.mapper'

type Changing = Pick<Call<'setOrderStatus'>, 'db' | 'params' | 'session' | 'now'> & {
  readonly body: { readonly updatedAt?: string | undefined }
}

const changeOf = ({ params, body, session, now }: Changing): changes.Change => ({
  id: uuidOf(params.id),
  seen: body.updatedAt,
  actor: session.name,
  adminId: session.id,
  now: now(),
})

/** The complete order, for the back office. */
export const adminOrderAnswer = async ({ db }: Pick<Call<'getOrder'>, 'db'>, order: Order) => ({
  order: adminOrderToDto(order, {
    events: await findEvents(db, order.id),
    refunds: await findRefunds(db, order.id),
    returned: await findReturned(db, [order.id]),
    notes: await findNotes(db, order.id),
    invoiceNumber: (await findInvoice(db, order.id))?.number,
    creditNotes: await findCreditNotes(db, [order.id]),
  }),
})
const answerOf = adminOrderAnswer

export async function changedOrder(
  call: Changing,
  change: (by: changes.Change) => Promise<Order>,
): Promise<{ order: Order; answer: Awaited<ReturnType<typeof adminOrderAnswer>> }> {
  const order = await change(changeOf(call))
  return { order, answer: await answerOf(call, order) }
}

/** A change that may move stock. */
async function movedOrder(call: Changing, change: (by: changes.Change) => Promise<Order>) {
  const { order, answer: data } = await changedOrder(call, change)
  const products = order.lines.map(({ productId }) => productId)
  return answer(data, { writes: stockTags(products, products) })
}

export const orderRoutes = [
  defineRoute('listOrders', async ({ db, query, now }) => {
    const { orders, ...total } = await listOrders(db, query, query, now())
    return { orders: orders.map(adminSummaryToDto), pagination: paginationOf(query, total) }
  }),

  defineRoute('getOrder', async (call) =>
    answerOf(call, found(await findOrder(call.db, uuidOf(call.params.id)))),
  ),

  defineRoute('setOrderStatus', (call) =>
    movedOrder(call, (by) => changes.changeStatus(call.db, by, call.body.status)),
  ),

  defineRoute('setPaymentStatus', (call) => {
    const { status: to, anyway = false } = call.body
    return movedOrder(call, (by) =>
      changes.changePayment(call.db, by, { to, anyway, confirms: call.config.confirmPaid }),
    )
  }),

  defineRoute('assignCargo', (call) => {
    const { cargoCompanyId, trackingNumber, anyway = true } = call.body
    const cargo = { companyId: uuidOf(cargoCompanyId), trackingNumber, anyway }
    return movedOrder(call, (by) => changes.assignCargo(call.db, by, cargo))
  }),

  defineRoute(
    'addOrderNote',
    async (call) =>
      answerOf(call, await work.addNote(call.db, changeOf({ ...call, body: {} }), call.body.text)),
    { dropsCache: false },
  ),

  defineRoute(
    'sendOrderMail',
    async (call) =>
      (await changedOrder({ ...call, body: {} }, (by) => work.sendMail(call.db, by, call.body.kind))).answer,
    { dropsCache: false },
  ),

  defineRoute(
    'setShippingAddress',
    async (call) => (await changedOrder(call, (by) => work.setAddress(call.db, by, call.body))).answer,
    { dropsCache: false },
  ),
]
