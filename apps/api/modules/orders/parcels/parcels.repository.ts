import { and, asc, eq, exists, inArray, ne, type SQL } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { orders, parcels } from '@apps/api/platform/db/schema'

export type ParcelRow = typeof parcels.$inferSelect
export type NewParcel = Omit<ParcelRow, 'id'>

/** The first parcel of an order comes first. */
export const findParcels = (db: Db, orderIds: readonly string[]): Promise<ParcelRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(parcels)
        .where(inArray(parcels.orderId, [...orderIds]))
        .orderBy(asc(parcels.orderId), asc(parcels.number))

/** Orders with a parcel of this tracking number, as it was entered; at most twenty. */
export async function ordersTracked(db: Db, trackingNumber: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: parcels.orderId })
    .from(parcels)
    .where(eq(parcels.trackingNumber, trackingNumber))
    .limit(20)
  return rows.map(({ id }) => id)
}

/** Whether an order has a parcel of the company. */
export const sentBy = (db: Db, companyId: string): SQL =>
  exists(
    db
      .select({ id: parcels.id })
      .from(parcels)
      .where(and(eq(parcels.orderId, orders.id), eq(parcels.cargoCompanyId, companyId))),
  )

/** Number of another order that has a parcel of this tracking number. */
export async function otherOrderTracked(
  tx: Db,
  orderId: string,
  trackingNumber: string,
): Promise<string | undefined> {
  const [other] = await tx
    .select({ number: orders.number })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.trackingNumber, trackingNumber), ne(parcels.orderId, orderId)))
    .limit(1)
  return other?.number
}

export async function insertParcel(tx: Db, parcel: NewParcel): Promise<ParcelRow | undefined> {
  const [row] = await tx.insert(parcels).values(parcel).returning()
  return row
}

export async function deleteParcel(tx: Db, id: string): Promise<void> {
  await tx.delete(parcels).where(eq(parcels.id, id))
}

export async function updateParcel(
  tx: Db,
  id: string,
  change: Partial<NewParcel>,
): Promise<ParcelRow | undefined> {
  const [row] = await tx.update(parcels).set(change).where(eq(parcels.id, id)).returning()
  return row
}
