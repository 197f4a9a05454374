import type { AdminOrder, AdminOrderLine } from '../orders/admin-order'
import type { PaymentStatus } from '../orders/order'
import { paidOf, type OwedMoney } from '../orders/payment-due'
import { containedTax, roundHalfUp } from '../shared/money'
import type { ReturnedUnits } from './returns'

/** An ordered line; amounts in minor units. */
export interface RefundableLine {
  readonly productId: string
  readonly quantity: number
  /** Gross total before the discount. */
  readonly total: number
  /** The line's share of the order's discount. */
  readonly discount: number
  /** VAT in percent. */
  readonly taxRate: number
  readonly isGift: boolean
  /** Premium months of all units of the line. */
  readonly premiumMonths: number
}

type Units = Pick<ReturnedUnits, 'productId' | 'quantity'>

/** Returned units of a product and their value: their share of the price after discount. */
export interface ReturnedLine extends Units {
  /** Minor units. */
  readonly amount: number
  /** VAT included in `amount`, in minor units. */
  readonly tax: number
  /** Those of the units that were paid for; the others were free. */
  readonly paidUnits: number
  /** Premium months bought with these units. */
  readonly premiumMonths: number
}

/** Share of `whole` for units `from` to `to` of `count`; the shares of all units add up to `whole` exactly. */
const shareOf = (whole: number, count: number, from: number, to: number): number =>
  roundHalfUp((whole * to) / count) - roundHalfUp((whole * from) / count)

/** Units that have not been returned yet. */
export const returnableUnits = (
  lines: readonly RefundableLine[],
  returned: readonly Units[],
  productId: string,
): number => {
  const sum = (rows: readonly Units[]) =>
    rows.reduce((units, row) => units + (row.productId === productId ? row.quantity : 0), 0)
  return sum(lines) - sum(returned)
}

/**
 * Value of returned units. Paid units are returned before free ones of the same product.
 * @param before units of the product that were returned earlier
 */
export function returnedLine(
  lines: readonly RefundableLine[],
  { productId, quantity }: Units,
  before: number,
): ReturnedLine {
  let [skip, left] = [before, quantity]
  const worth = { amount: 0, tax: 0, paidUnits: 0, premiumMonths: 0 }
  const own = lines.filter((line) => line.productId === productId)
  for (const line of [...own.filter(({ isGift }) => !isGift), ...own.filter(({ isGift }) => isGift)]) {
    const from = Math.min(skip, line.quantity)
    const to = Math.min(from + left, line.quantity)
    skip -= from
    left -= to - from
    const amount = shareOf(line.total - line.discount, line.quantity, from, to)
    worth.amount += amount
    worth.paidUnits += line.isGift ? 0 : to - from
    worth.tax += containedTax(amount, line.taxRate)
    worth.premiumMonths += shareOf(line.premiumMonths, line.quantity, from, to)
  }
  return { productId, quantity, ...worth }
}

/** The part of an order that was paid, with its share of the VAT. */
export function paidPart(order: OwedMoney & { readonly tax: number }): {
  readonly total: number
  readonly tax: number
} {
  const total = paidOf(order)
  const tax = total === order.total ? order.tax : roundHalfUp((order.tax * total) / order.total)
  return { total, tax }
}

interface Refunding {
  readonly total: number
  /** VAT included in `total`. */
  readonly tax: number
  /** Sum of the earlier refunds. */
  readonly refunded: number
  /** VAT included in `refunded`. */
  readonly refundedTax: number
}

/**
 * VAT included in a refund: for its lines by their rates, for the rest its share of what is left. The refunds of a
 * whole payment contain exactly its VAT.
 * @param amount minor units
 */
export function refundTax(
  order: Refunding,
  amount: number,
  lines: readonly Pick<ReturnedLine, 'amount' | 'tax'>[],
): number {
  const left = order.total - order.refunded
  const taxLeft = Math.max(0, order.tax - order.refundedTax)
  if (amount >= left) return Math.min(amount, taxLeft)
  const ofLines = lines.reduce((sum, line) => sum + line.amount, 0)
  const taxOfLines = Math.min(
    taxLeft,
    lines.reduce((sum, line) => sum + line.tax, 0),
  )
  const tax =
    amount <= ofLines
      ? roundHalfUp((taxOfLines * amount) / ofLines)
      : taxOfLines + roundHalfUp(((taxLeft - taxOfLines) * (amount - ofLines)) / (left - ofLines))
  // What stays for later refunds must not be more VAT than money, or the whole would not contain all of it.
  return Math.max(tax, taxLeft - (left - amount))
}

/** Paid lines with units that can still be returned. */
export const returnableLines = (order: AdminOrder): readonly AdminOrderLine[] =>
  order.lines.filter(({ isGift, quantity, returned }) => !isGift && quantity > returned)

/** Value of units after the discount, in minor units. */
export const refundValue = (order: AdminOrder, units: readonly Units[]): number =>
  units.reduce((sum, { productId, quantity }) => {
    const line = order.lines.find((each) => each.productId === productId && !each.isGift)
    return line ? sum + shareOf(line.paid, line.quantity, line.returned, line.returned + quantity) : sum
  }, 0)

/** What is left to refund, in minor units; nothing before the payment. */
export const refundableOf = (
  order: Pick<AdminOrder, 'total' | 'refunded' | 'outstanding'>,
  payment: PaymentStatus,
): number => (payment === 'completed' ? paidOf(order) - order.refunded : 0)
