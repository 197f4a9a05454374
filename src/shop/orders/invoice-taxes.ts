import { containedTax } from '../shared/money'

interface TaxedLine {
  /** Gross, before the discount, minor units. */
  readonly total: number
  /** The line's share of the order's discount, in minor units. */
  readonly discount: number
  /** VAT in percent. */
  readonly taxRate: number
}

interface TaxedOrder {
  readonly lines: readonly TaxedLine[]
  readonly shipping: number
  readonly shippingDiscount: number
  /** VAT on shipping in percent. */
  readonly shippingTaxRate: number
  /** VAT included in the order's total, in minor units. */
  readonly tax: number
}

/** A VAT row of an invoice; amounts in minor units. */
export interface TaxOfRate {
  /** VAT in percent. */
  readonly rate: number
  readonly net: number
  readonly tax: number
  readonly gross: number
}

/**
 * VAT by rate after the discount, highest rate first. Shipping gets the order's VAT minus that of the lines, so
 * that the rows add up to the order's totals without rounding differences.
 */
export function taxesByRate({ lines, tax, ...order }: TaxedOrder): TaxOfRate[] {
  const parts = lines.map(({ total, discount, taxRate }) => {
    const gross = total - discount
    return { rate: taxRate, gross, tax: containedTax(gross, taxRate) }
  })
  const ofLines = parts.reduce((sum, part) => sum + part.tax, 0)
  const shipping = order.shipping - order.shippingDiscount
  const all = [...parts, { rate: order.shippingTaxRate, gross: shipping, tax: tax - ofLines }]
  const byRate = new Map<number, { gross: number; tax: number }>()
  for (const part of all.filter(({ gross }) => gross > 0)) {
    const sum = byRate.get(part.rate) ?? { gross: 0, tax: 0 }
    byRate.set(part.rate, { gross: sum.gross + part.gross, tax: sum.tax + part.tax })
  }
  return [...byRate]
    .map(([rate, sum]) => ({ rate, net: sum.gross - sum.tax, ...sum }))
    .sort((one, other) => other.rate - one.rate)
}
