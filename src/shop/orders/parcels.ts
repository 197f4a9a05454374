import { isUnshipped, type OrderLine, type OrderStatus, type ParcelLine } from './order'

/** More lines than any order has. */
export const MAX_PARCEL_LINES = 200

interface Packed {
  readonly lines: readonly {
    readonly quantity: number
    /** Units that were given back, whether they had gone out or not. @default 0 */
    readonly returned?: number
  }[]
  /** @default none */
  readonly parcels?: readonly { readonly lines: readonly ParcelLine[] }[]
}

/** Units of each line that are in a parcel. */
export function sentOf({ lines, parcels = [] }: Packed): readonly number[] {
  const packed = parcels.flatMap((parcel) => parcel.lines)
  return lines.map((_, at) =>
    packed.reduce((sum, { position, quantity }) => (position === at ? sum + quantity : sum), 0),
  )
}

/** Units of each line that no parcel has: as many may be sent. */
export function unsentOf(order: Packed): readonly number[] {
  const sent = sentOf(order)
  return order.lines.map(({ quantity }, at) => Math.max(0, quantity - (sent[at] ?? 0)))
}

/** Units of each line that are still to be sent: what was returned before it went out is not. */
export function openOf(order: Packed): readonly number[] {
  const unsent = unsentOf(order)
  return order.lines.map(({ returned = 0 }, at) => Math.max(0, (unsent[at] ?? 0) - returned))
}

const sum = (units: readonly number[]): number => units.reduce((all, each) => all + each, 0)

export const sentUnits = (order: Packed): number => sum(sentOf(order))
export const openUnits = (order: Packed): number => sum(openOf(order))
/** What has gone out and what is still to: without units given back before they went out. */
export const unitsToSend = (order: Packed): number => sentUnits(order) + openUnits(order)

/** Whether a part has gone out and the rest is still to follow. */
export const isPartlySent = (order: Packed & { readonly status: OrderStatus }): boolean =>
  isUnshipped(order.status) && sentUnits(order) > 0 && openUnits(order) > 0

/** Lines of a parcel that holds these units. */
export const linesWith = (units: readonly number[]): readonly ParcelLine[] =>
  units.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []))

export const sameLines = (one: readonly ParcelLine[], other: readonly ParcelLine[]): boolean =>
  one.length === other.length &&
  one.every(({ position, quantity }) =>
    other.some((line) => line.position === position && line.quantity === quantity),
  )

/** Units of an order's lines with what they are of. */
export const named = <Line>(lines: readonly ParcelLine[], order: { readonly lines: readonly Line[] }) =>
  lines.flatMap(({ position, quantity }) => {
    const line = order.lines[position]
    return line ? [{ ...line, position, quantity }] : []
  })

/** What is in a parcel, as the order's history tells it. */
export const contents = (
  lines: readonly ParcelLine[],
  order: { readonly lines: readonly Pick<OrderLine, 'name'>[] },
): string =>
  named(lines, order)
    .map(({ quantity, name }) => `${quantity} × ${name}`)
    .join(', ')

/**
 * Returned units of each line; a product's are those of its first lines, the paid one before the gift.
 */
export function returnedOf(
  lines: readonly { readonly productId: string; readonly quantity: number }[],
  returned: readonly { readonly productId: string; readonly quantity: number }[],
): readonly number[] {
  const left = new Map<string, number>()
  for (const { productId, quantity } of returned) left.set(productId, (left.get(productId) ?? 0) + quantity)
  return lines.map(({ productId, quantity }) => {
    const units = Math.min(left.get(productId) ?? 0, quantity)
    left.set(productId, (left.get(productId) ?? 0) - units)
    return units
  })
}
