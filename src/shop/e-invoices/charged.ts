import type { CreditedLine } from '../credit-notes/credit-notes'
import type { InvoicedContent } from '../orders/invoice'
import { taxesByRate, type TaxOfRate } from '../orders/invoice-taxes'
import { containedTax, splitByLargestRemainder } from '../shared/money'

// EN 16931 counts in net amounts, the shop in gross ones. What its papers print decides: VAT and net of each rate are theirs,
// lines, discounts and shipping are made net so that they add up to them to the cent.

/** A line by EN 16931; net after nothing but its own price, minor units. */
export interface NetLine {
  readonly name: string
  /** Negative: taken back, as is `net` then. */
  readonly quantity: number
  readonly net: number
  /** VAT in percent. */
  readonly rate: number
}

/** A discount or a charge on all lines of a VAT rate; net, minor units, above 0. */
export interface NetOfRate {
  readonly net: number
  readonly rate: number
}

export interface Charged {
  readonly lines: readonly NetLine[]
  readonly discounts: readonly NetOfRate[]
  readonly shipping: readonly NetOfRate[]
  /** Of every rate that a line has. */
  readonly taxes: readonly TaxOfRate[]
}

const netOf = (gross: number, rate: number): number => gross - containedTax(gross, rate)
const sumOf = (rows: readonly { readonly net: number }[]): number =>
  rows.reduce((sum, { net }) => sum + net, 0)
const ofRate = <Row extends { readonly rate: number }>(rows: readonly Row[], rate: number): Row[] =>
  rows.filter((row) => row.rate === rate)

/** What an invoice charges. Its discount is taken off by VAT rate, shipping is what is left of its rate. */
export function chargedBy(content: InvoicedContent, platformRate: number): Charged {
  const shippingTaxRate = content.shippingTaxRate ?? platformRate
  const lines = content.lines.map(({ name, quantity, total, taxRate }) => ({
    name,
    quantity,
    net: netOf(total, taxRate),
    rate: taxRate,
  }))
  const printed = taxesByRate({ ...content, shippingTaxRate })
  const unprinted = [...new Set(lines.map(({ rate }) => rate))].filter(
    (rate) => ofRate(printed, rate).length === 0,
  )
  const taxes = [...printed, ...unprinted.map((rate) => ({ rate, net: 0, tax: 0, gross: 0 }))]
  const discounts = taxes.map(({ rate }) => ({
    rate,
    net: ofRate(
      content.lines.map((line) => ({ ...line, rate: line.taxRate })),
      rate,
    ).reduce((sum, { total, discount }) => sum + netOf(total, rate) - netOf(total - discount, rate), 0),
  }))
  const shipping = ofRate(taxes, shippingTaxRate).map(({ rate, net }) => ({
    rate,
    net: net - sumOf(ofRate(lines, rate)) + sumOf(ofRate(discounts, rate)),
  }))
  const counted = ({ net }: NetOfRate) => net > 0
  return { lines, taxes, discounts: discounts.filter(counted), shipping: shipping.filter(counted) }
}

interface Credited {
  readonly lines: readonly CreditedLine[]
  readonly taxes: readonly TaxOfRate[]
  readonly amount: number
}

/**
 * What a credit note takes back, with a minus; one that takes a credit back has none.
 * @param rateOf VAT rate of a credited product, if the invoice has it
 * @param rest name of what belongs to no product
 */
export function creditedBy(
  { lines, taxes, amount }: Credited,
  rateOf: (name: string) => number | undefined,
  rest: string,
): Charged {
  const sign = amount < 0 ? 1 : -1
  const credited = taxes.flatMap(({ rate, net, gross }): NetLine[] => {
    const named = lines.filter(({ name }) => name !== '' && rateOf(name) === rate)
    const worth = named.reduce((sum, line) => sum + line.amount, 0)
    const isWhole = worth <= Math.abs(gross)
    const left = Math.abs(gross) - (isWhole ? worth : 0)
    const rows = [...(isWhole ? named : []), ...(left > 0 ? [{ name: rest, quantity: 1, amount: left }] : [])]
    const nets = splitByLargestRemainder(
      Math.abs(net),
      rows.map((row) => row.amount),
    )
    return rows.map(({ name, quantity }, at) => ({
      name,
      quantity: sign * quantity,
      net: sign * (nets[at] ?? 0) + 0,
      rate,
    }))
  })
  const signed = (minor: number) => sign * Math.abs(minor) + 0
  return {
    lines: credited,
    discounts: [],
    shipping: [],
    taxes: taxes.map(({ rate, net, tax, gross }) => ({
      rate,
      net: signed(net),
      tax: signed(tax),
      gross: signed(gross),
    })),
  }
}

/** Totals by EN 16931 in minor units (BR-CO-10 to BR-CO-15). */
export function netTotals({ lines, discounts, shipping, taxes }: Charged) {
  const ofLines = sumOf(lines)
  const ofDiscounts = sumOf(discounts)
  const ofShipping = sumOf(shipping)
  const net = ofLines - ofDiscounts + ofShipping
  const tax = taxes.reduce((sum, row) => sum + row.tax, 0)
  return { lines: ofLines, discounts: ofDiscounts, shipping: ofShipping, net, tax, gross: net + tax }
}
