import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { orderEvents, orders } from '../../platform/db/schema'
import { linesOf, type Order, type OrderEventRow, type OrderRow } from './orders.repository'

/** The order, held until the transaction ends: its changes happen one after the other. */
export async function lockOrder(tx: Db, id: string): Promise<Order | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return row && { ...row, lines: await linesOf(tx, [id]) }
}

export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'paymentStatus'
    | 'releasedAt'
    | 'cargoCompanyId'
    | 'cargoName'
    | 'trackingNumber'
    | 'trackingUrl'
    | 'shippedAt'
  >
>

export type OrderEvent = Pick<OrderEventRow, 'kind' | 'from' | 'to'>

export interface OrderUpdate {
  readonly change: OrderChange
  readonly events: readonly OrderEvent[]
  /** Who did it. */
  readonly actor: string
  readonly at: Date
}

/** Writes a change and what is told of it. @returns the order as it is now */
export async function updateOrder(tx: Db, order: Order, amendment: OrderUpdate): Promise<Order> {
  const { change, events, actor, at } = amendment
  await tx
    .update(orders)
    .set({ ...change, updatedAt: at })
    .where(eq(orders.id, order.id))
  if (events.length > 0) {
    await tx.insert(orderEvents).values(events.map((event) => ({ ...event, orderId: order.id, actor, at })))
  }
  return { ...order, ...change, updatedAt: at }
}
