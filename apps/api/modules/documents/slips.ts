import type { ParcelLine } from '@/shop/orders/order'
import { isPartlySent, linesWith, named, openOf, openUnits } from '@/shop/orders/parcels'
import { found } from '../../platform/http/errors'
import type { Order } from '../orders/orders.repository'

interface Slip {
  /** With the lines of the slip alone. */
  readonly order: Order
  /** Number of the parcel, where it holds only a part of the order. */
  readonly parcel?: number
}

const holding = (order: Order, lines: readonly ParcelLine[]): Order => ({
  ...order,
  lines: named(lines, order),
})

const parcelOf = ({ parcels }: Order, id: string) => found(parcels.find((parcel) => parcel.id === id))

/**
 * Packing slips of an order: of the wanted parcel; else what is still to be packed, and of an order that is out one of
 * each parcel.
 * @throws ApiError NOT_FOUND for an unknown parcel
 */
export function slipsOf(order: Order, wanted?: string): readonly Slip[] {
  const isDivided = order.parcels.length > 1 || isPartlySent(order)
  if (wanted === undefined && openUnits(order) > 0) {
    const parcel = isDivided && { parcel: order.parcels.length + 1 }
    return [{ order: holding(order, linesWith(openOf(order))), ...parcel }]
  }
  const chosen = wanted === undefined ? order.parcels : [parcelOf(order, wanted)]
  return chosen.map(({ lines, number }) => ({
    order: holding(order, lines),
    ...(isDivided && { parcel: number }),
  }))
}

/** An order with the lines and the number of the parcel that a label is for, the last one unless another is wanted. */
export function labelled(order: Order, wanted?: string): Order {
  const parcel = wanted === undefined ? order.parcels.at(-1) : parcelOf(order, wanted)
  if (!parcel) return order
  const { cargoName, trackingNumber, lines } = parcel
  return { ...holding(order, lines), cargoName, trackingNumber }
}
