import type { PlacedOrder } from '@/shop/checkout/checkout.client'
import { fields, isText } from '@/shop/shared/stored'
import { readTab, writeTab } from '../session/tab-storage'

/** An order of this tab, for its confirmation. */
export interface RememberedOrder extends PlacedOrder {
  /** Id of the customer; null for a guest. */
  readonly owner: string | null
}

/** Kept apart from the rest, which only checkout and orders load. */
export interface PlacedMemory {
  placed?: RememberedOrder
}

/** In sessionStorage: a reload, Back and a tab that was discarded meanwhile show the confirmation again. */
const PLACED_ORDER = 'placedOrder'

/** Where the confirmation of an order is shown in the tab that placed it. */
export const confirmationPath = (orderNumber: string): string =>
  `/checkout?${new URLSearchParams({ order: orderNumber }).toString()}`

/** What follows an order: its payment where that is made at PayPal, else its confirmation. */
export function afterPlacing({ order }: PlacedOrder): string {
  const { number, payment, paymentInstructions } = order
  const payUrl = paymentInstructions?.type === 'paypal' ? paymentInstructions.payUrl : undefined
  return payUrl !== undefined && payment.status === 'pending'
    ? `${payUrl}&start=true`
    : confirmationPath(number)
}

/** Whether a stored value has what the confirmation shows. */
function isPlaced(value: unknown): value is RememberedOrder {
  const { order, owner } = fields(value)
  const { number, customer, address, payment, lines, totals } = fields(order)
  const { name, email } = fields(customer)
  const { street, city } = fields(address)
  const texts = [number, name, email, street, city, fields(payment).method, fields(totals).currency]
  return texts.every(isText) && Array.isArray(lines) && (owner === null || isText(owner))
}

/** Remembers the last order of this tab. @param memory of this page, where session storage is blocked */
export function rememberPlaced(memory: PlacedMemory, placed: RememberedOrder): void {
  memory.placed = placed
  writeTab(PLACED_ORDER, placed)
}

/** The last order of this tab, if it has this number and is a guest's or this customer's own. */
export function placedOrderOf(
  memory: PlacedMemory,
  orderNumber: string,
  owner: string | undefined,
): RememberedOrder | undefined {
  const known: unknown = memory.placed ?? readTab(PLACED_ORDER)
  if (!isPlaced(known) || known.order.number !== orderNumber) return undefined
  return known.owner === null || known.owner === owner ? known : undefined
}
