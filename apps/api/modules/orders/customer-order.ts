import type { Data } from '@/contract/shared/dto'
import type { DeliveryDates } from '@/shop/delivery/delivery'
import { isReleased } from '@/shop/orders/order'
import { isPartlySent, linesWith, openOf, returnedOf } from '@/shop/orders/parcels'
import type { Db } from '../../platform/db/open'
import { findReturned } from '../returns/refunds/refunds.repository'
import { deliveryAt } from './delivery-at'
import { findCreditNotes } from './credit-notes/credit-notes.repository'
import { findInvoice, findReplacedInvoices } from './invoices.repository'
import { customerOrderToDto } from './orders.mapper'
import { findEvents, type Order, type OrderEventRow } from './orders.repository'

type CustomerOrder = Data<'getMyOrder'>['order']

/** The order's invoice and credit notes, oldest first. */
async function papersOf(db: Db, orderId: string): Promise<CustomerOrder['papers']> {
  const invoice = await findInvoice(db, orderId)
  const issued = [
    ...(await findReplacedInvoices(db, [orderId])).map((each) => ({ ...each, kind: 'invoice' as const })),
    ...(invoice ? [{ ...invoice, kind: 'invoice' as const }] : []),
    ...(await findCreditNotes(db, [orderId])),
  ]
  return issued
    .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
    .map(({ number, kind, issuedAt }) => ({ number, kind, issuedAt: issuedAt.toISOString() }))
}

/** Reckoned with what the shop promised when the order was paid. @returns null until then, and if nothing comes */
async function deliveryOf(
  db: Db,
  order: Order,
  events: readonly OrderEventRow[],
): Promise<DeliveryDates | null> {
  const { status, paymentStatus, createdAt } = order
  if (paymentStatus !== 'completed' || isReleased(status)) return null
  const paid = events.findLast(({ kind, to }) => kind === 'payment' && to === 'completed')?.at ?? createdAt
  return deliveryAt(db, order, paid)
}

async function followsOf(db: Db, order: Order): Promise<CustomerOrder['follows']> {
  if (!isPartlySent(order)) return []
  const returned = returnedOf(order.lines, await findReturned(db, [order.id]))
  const lines = order.lines.map((line, at) => ({ ...line, returned: returned[at] ?? 0 }))
  return [...linesWith(openOf({ lines, parcels: order.parcels }))]
}

/** An order as its customer reads it, with its history, papers and the days of its arrival. */
export async function customerOrderOf(db: Db, order: Order): Promise<CustomerOrder> {
  const events = await findEvents(db, order.id)
  const delivery = await deliveryOf(db, order, events)
  const papers = await papersOf(db, order.id)
  return customerOrderToDto(order, { events, delivery, papers, follows: await followsOf(db, order) })
}
