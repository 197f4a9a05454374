import { containedTax, roundHalfUp } from '../shared/money'

/** A line as it was ordered; amounts in minor units. */
export interface RefundableLine {
  readonly productId: string
  readonly quantity: number
  /** Gross, before the discount. */
  readonly total: number
  /** The line's part of the order's discount. */
  readonly discount: number
  /** VAT percent. */
  readonly taxRate: number
  readonly isGift: boolean
  /** Premium months of the whole line. */
  readonly premiumMonths: number
}

export interface ReturnedUnits {
  readonly productId: string
  readonly quantity: number
}

/** What units of one product were worth: their share of the price after the discount. */
export interface ReturnedLine extends ReturnedUnits {
  /** Minor units. */
  readonly amount: number
  /** VAT contained in `amount`, minor units. */
  readonly tax: number
  /** Months that were bought with them. */
  readonly premiumMonths: number
}

/** The part of `whole` that units `from` to `to` of `count` have; all parts of a line add up to the whole. */
const shareOf = (whole: number, count: number, from: number, to: number): number =>
  roundHalfUp((whole * to) / count) - roundHalfUp((whole * from) / count)

/** Units that can still come back. */
export const returnableUnits = (
  lines: readonly RefundableLine[],
  returned: readonly ReturnedUnits[],
  productId: string,
): number => {
  const sum = (rows: readonly ReturnedUnits[]) =>
    rows.reduce((units, row) => units + (row.productId === productId ? row.quantity : 0), 0)
  return sum(lines) - sum(returned)
}

/**
 * What returned units were worth. Paid units come back before free ones of the same product.
 * @param before units of the product that came back earlier
 */
export function returnedLine(
  lines: readonly RefundableLine[],
  { productId, quantity }: ReturnedUnits,
  before: number,
): ReturnedLine {
  let [skip, left] = [before, quantity]
  const worth = { amount: 0, tax: 0, premiumMonths: 0 }
  const own = lines.filter((line) => line.productId === productId)
  for (const line of [...own.filter(({ isGift }) => !isGift), ...own.filter(({ isGift }) => isGift)]) {
    const from = Math.min(skip, line.quantity)
    const to = Math.min(from + left, line.quantity)
    skip -= from
    left -= to - from
    const amount = shareOf(line.total - line.discount, line.quantity, from, to)
    worth.amount += amount
    worth.tax += containedTax(amount, line.taxRate)
    worth.premiumMonths += shareOf(line.premiumMonths, line.quantity, from, to)
  }
  return { productId, quantity, ...worth }
}

interface Refunding {
  readonly total: number
  /** VAT contained in `total`. */
  readonly tax: number
  readonly refunded: number
}

/**
 * VAT contained in a refund: of its lines by their rates, of the rest by the order's own share.
 * @param amount minor units
 */
export function refundTax(
  { total, tax, refunded }: Refunding,
  amount: number,
  lines: readonly Pick<ReturnedLine, 'amount' | 'tax'>[],
): number {
  const ofLines = lines.reduce((sum, line) => sum + line.amount, 0)
  const taxOfLines = lines.reduce((sum, line) => sum + line.tax, 0)
  if (ofLines > 0 && amount === ofLines) return taxOfLines
  const share = total === 0 ? 0 : shareOf(tax, total, refunded, refunded + amount)
  return Math.min(amount, share)
}
