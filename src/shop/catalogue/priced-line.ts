/** A cart line with its price from the database. */
export interface PricedLine {
  readonly productId: string
  readonly name: string
  readonly category: string
  readonly quantity: number
  /** Minor units, gross. */
  readonly unitPrice: number
  /** VAT in percent. */
  readonly taxRate: number
  /** Units in stock before this order. */
  readonly stock: number
}

/** Gross total of the paid lines in minor units, before shipping and discount; gifts are not included. */
export const subtotalOf = (lines: readonly Pick<PricedLine, 'quantity' | 'unitPrice'>[]): number =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
