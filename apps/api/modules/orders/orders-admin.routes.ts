import { answer, type Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import { stockTags } from '../../platform/cache/tags'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import * as changes from './update-order'
import { findOrders } from './order-list.repository'
import { findEvents, findOrder, findBan, type Order } from './orders.repository'
import { paginationOf } from '../../platform/db/queries/page'
import { findRefunds, findReturned } from '../returns/refunds/refunds.repository'
import { findCreditNotes } from './credit-notes/credit-notes.repository'
import { findInvoice } from './invoices.repository'
import { findNotes } from './order-notes.repository'
import * as work from './order-work'
import { assignOrderCargo } from './parcels/assign-cargo'
import { takeBackParcel } from './parcels/take-back-parcel'
import { adminOrderToDto, adminSummaryToDto } from './orders.mapper'

type Changing = Pick<Call<'setOrderStatus'>, 'db' | 'params' | 'session' | 'now' | 'config'> & {
  readonly body: { readonly updatedAt?: string | undefined }
}

const changeOf = ({ params, body, session, now }: Changing): changes.OrderChange => ({
  id: uuidOf(params.id),
  seen: body.updatedAt,
  actor: session.name,
  adminId: session.id,
  apiKey: session.apiKey,
  now: now(),
})

/** The complete order, for the back office. */
export const adminOrderAnswer = async (
  { db, config }: Pick<Call<'getOrder'>, 'db' | 'config'>,
  order: Order,
) => ({
  order: adminOrderToDto(order, {
    events: await findEvents(db, order.id),
    refunds: await findRefunds(db, order.id),
    returned: await findReturned(db, [order.id]),
    notes: await findNotes(db, order.id),
    invoiceNumber: (await findInvoice(db, order.id))?.number,
    creditNotes: await findCreditNotes(db, [order.id]),
    ban: await findBan(db, order.email),
    publicUrl: config.publicUrl,
  }),
})
const answerOf = adminOrderAnswer

type ChangeOrder = (tx: Db, by: changes.OrderChange) => Promise<Order>

/** The answer is read before the change is committed, so that no change is kept which is answered by an error. */
export const changedOrder = (call: Changing, change: ChangeOrder) =>
  inTransaction(call.db, async (tx) => {
    const order = await change(tx, changeOf(call))
    return { order, answer: await answerOf({ db: tx, config: call.config }, order) }
  })

/** A change that may move stock. */
async function movedOrder(call: Changing, change: ChangeOrder) {
  const { order, answer: data } = await changedOrder(call, change)
  const products = order.lines.map(({ productId }) => productId)
  return answer(data, { writes: stockTags(products, products) })
}

export const orderRoutes = [
  defineRoute('listOrders', async ({ db, query, now }) => {
    const { orders, ...total } = await findOrders(db, query, query, now())
    return { orders: orders.map(adminSummaryToDto), pagination: paginationOf(query, total) }
  }),

  defineRoute('getOrder', async (call) =>
    answerOf(call, found(await findOrder(call.db, uuidOf(call.params.id)))),
  ),

  defineRoute('setOrderStatus', (call) =>
    movedOrder(call, (tx, by) => changes.changeStatus(tx, by, call.body.status)),
  ),

  defineRoute('setPaymentStatus', (call) => {
    const { status: to, anyway = false } = call.body
    return movedOrder(call, (tx, by) =>
      changes.changePayment(tx, by, { to, anyway, confirms: call.config.confirmPaid }),
    )
  }),

  defineRoute('assignCargo', (call) => {
    const { cargoCompanyId, trackingNumber, anyway = true, lines, parcelId } = call.body
    const cargo = {
      companyId: uuidOf(cargoCompanyId),
      trackingNumber,
      anyway,
      lines,
      parcel: parcelId === undefined ? undefined : uuidOf(parcelId),
    }
    return movedOrder(call, (tx, by) => assignOrderCargo(tx, by, cargo))
  }),

  defineRoute('takeBackParcel', (call) =>
    movedOrder(call, (tx, by) => takeBackParcel(tx, by, uuidOf(call.params.parcelId))),
  ),

  defineRoute(
    'addOrderNote',
    async (call) =>
      (await changedOrder({ ...call, body: {} }, (tx, by) => work.addNote(tx, by, call.body.text))).answer,
    { dropsCache: false },
  ),

  defineRoute(
    'sendOrderMail',
    async (call) =>
      (await changedOrder({ ...call, body: {} }, (tx, by) => work.sendMail(tx, by, call.body.kind))).answer,
    { dropsCache: false },
  ),

  defineRoute(
    'setShippingAddress',
    async (call) => (await changedOrder(call, (tx, by) => work.setAddress(tx, by, call.body))).answer,
    { dropsCache: false },
  ),
]
