/** One priced line of the cart, at database prices. */
export interface PricedLine {
  readonly productId: string
  readonly name: string
  readonly category: string
  readonly quantity: number
  /** Minor units, gross. */
  readonly unitPrice: number
  /** Percent. */
  readonly taxRate: number
  /** Units in stock before this order. */
  readonly stock: number
}

/** Gross price of paid lines, before shipping and discount. Gifts are not among them. */
export const subtotalOf = (lines: readonly Pick<PricedLine, 'quantity' | 'unitPrice'>[]): number =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
