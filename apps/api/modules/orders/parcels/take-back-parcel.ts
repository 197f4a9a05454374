import { isReleased } from '@/shop/orders/order'
import { contents, returnedOf, unsentOf } from '@/shop/orders/parcels'
import type { Db } from '@apps/api/platform/db/open'
import { ApiError, found } from '@apps/api/platform/http/errors'
import { findReturned } from '../../returns/refunds/refunds.repository'
import { updateOrder, type Order } from '../orders.repository'
import { lockSeen, statusEvent, type OrderChange } from '../update-order'
import { cargoText } from './assign-cargo'
import { deleteParcel } from './parcels.repository'

const tooLate = {
  de: 'Diese Bestellung ist zugestellt, storniert oder erstattet; ihre Pakete bleiben, wie sie sind.',
  tr: 'Bu sipariş teslim, iptal veya iade edildi; paketleri değişmez.',
  en: 'This order is delivered, cancelled or refunded; its parcels stay as they are.',
}
const unitsReturned = {
  de: 'Aus diesem Paket ist schon etwas zurückgekommen.',
  tr: 'Bu paketten bir ürün geri gelmiş.',
  en: 'Something of this parcel has come back already.',
}

/**
 * Takes back a parcel that was recorded by mistake, within the caller's transaction: its units are unsent again.
 * @throws ApiError NOT_FOUND, STALE; CONFLICT once the order is delivered, cancelled or refunded, and for a parcel of which
 * units were returned
 */
export async function takeBackParcel(
  tx: Db,
  { id, seen, ...by }: OrderChange,
  parcelId: string,
): Promise<Order> {
  const order = await lockSeen(tx, id, seen)
  const parcel = found(order.parcels.find((each) => each.id === parcelId))
  if (order.status === 'delivered' || isReleased(order.status))
    throw new ApiError('CONFLICT', { message: tooLate })
  const returned = returnedOf(order.lines, await findReturned(tx, [id]))
  const unsent = unsentOf(order)
  if (parcel.lines.some(({ position }) => (returned[position] ?? 0) > (unsent[position] ?? 0)))
    throw new ApiError('CONFLICT', { message: unitsReturned })
  await deleteParcel(tx, parcel.id)
  const parcels = order.parcels.filter((each) => each !== parcel)
  const last = parcels.at(-1)
  const status = order.status === 'shipped' ? 'processing' : order.status
  const changed = await updateOrder(tx, order, {
    change: {
      status,
      cargoCompanyId: last?.cargoCompanyId ?? null,
      cargoName: last?.cargoName ?? null,
      trackingNumber: last?.trackingNumber ?? null,
      trackingUrl: last?.trackingUrl ?? null,
      shippedAt: last?.shippedAt ?? null,
    },
    events: [
      { kind: 'cargo', from: cargoText(parcel), to: '', note: contents(parcel.lines, order) },
      ...(status === order.status ? [] : [statusEvent(order, status)]),
    ],
    by,
  })
  return { ...changed, parcels }
}
