import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderTotals } from '../checkout/totals'
import { splitCredit, taxesLeft } from '../credit-notes/credit-notes'
import { taxesByRate, type TaxOfRate } from '../orders/invoice-taxes'
import { chargedBy, creditedBy, netTotals, type Charged } from './charged'

const RATES = [0, 2.6, 7, 10, 10.75, 19] as const
const ordered = fc.record({
  quantity: fc.integer({ min: 1, max: 30 }),
  unitPrice: fc.integer({ min: 0, max: 100_000 }),
  taxRate: fc.constantFrom(...RATES),
})
const orders = fc.record({
  wanted: fc.array(ordered, { minLength: 1, maxLength: 8 }),
  discount: fc.nat(1_000_000),
  shipping: fc.nat(5_000),
  isFree: fc.boolean(),
  shippingTaxRate: fc.constantFrom(0, 7, 19),
})

type Wanted = typeof orders extends fc.Arbitrary<infer Value> ? Value : never

/** An order as the checkout computes it. */
function contentOf({ wanted, discount, shipping, isFree, shippingTaxRate }: Wanted) {
  const subtotal = wanted.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  const goods = wanted.map((each, at) => ({ ...each, productId: String(at), name: String(at) }))
  const totals = orderTotals({
    lines: goods.map((each) => ({ ...each, category: 'Organic', stock: 99 })),
    shipping,
    effect: {
      discount: Math.min(discount, subtotal),
      shippingDiscount: isFree ? shipping : 0,
      freeShipping: isFree,
      freeLines: [],
      premiumMonths: 0,
    },
    shippingTaxRate,
    currency: 'EUR',
  })
  const lines = goods.map(({ name, quantity, unitPrice, taxRate }, at) => ({
    name,
    quantity,
    unitPrice,
    taxRate,
    total: quantity * unitPrice,
    discount: totals.lineDiscounts[at] ?? 0,
    isGift: false,
  }))
  return { ...totals, lines, shippingTaxRate }
}

const sum = (rows: readonly { readonly net: number }[], rate?: number) =>
  rows
    .filter((row) => rate === undefined || ('rate' in row && row.rate === rate))
    .reduce((all, { net }) => all + net, 0)

/** EN 16931's rules of calculation, to the cent. */
function expectSums(charged: Charged, gross: number, taxes: readonly TaxOfRate[]) {
  const totals = netTotals(charged)
  expect(totals.net).toBe(sum(charged.lines) - sum(charged.discounts) + sum(charged.shipping))
  expect(totals.net).toBe(sum(charged.taxes))
  expect(totals.gross).toBe(gross)
  expect(charged.taxes.filter((row) => row.gross !== 0)).toEqual(taxes)
  for (const { rate, net } of charged.taxes)
    expect(sum(charged.lines, rate) - sum(charged.discounts, rate) + sum(charged.shipping, rate)).toBe(net)
  for (const { rate } of charged.lines) expect(charged.taxes.some((row) => row.rate === rate)).toBe(true)
}

it('an invoice’s net lines, discounts and shipping add up to what it prints, by rate and in all [ADMIN-850]', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const content = contentOf(order)
      const charged = chargedBy(content, 19)
      expectSums(charged, content.total, taxesByRate(content))
      for (const { net } of [...charged.discounts, ...charged.shipping]) expect(net).toBeGreaterThan(0)
    }),
  )
})

it('so do those of its credit notes, in whatever parts it is taken back [ADMIN-850]', () => {
  const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 })
  fc.assert(
    fc.property(orders, parts, (order, shares) => {
      const content = contentOf(order)
      const all = taxesByRate(content)
      const rateOf = (name: string) => content.lines.find((line) => line.name === name)?.taxRate
      let taken: TaxOfRate[] = []
      for (const share of [...shares, 1]) {
        const left = taxesLeft(all, taken)
        const amount = Math.round(left.reduce((gross, row) => gross + row.gross, 0) * share)
        const [line] = content.lines
        const worth = Math.min(amount, line ? line.total - line.discount : 0)
        const goods = new Map(line && [[line.taxRate, worth]])
        const taxes = splitCredit(left, amount, goods)
        const lines = [
          { name: '0', quantity: line?.quantity ?? 1, amount: worth },
          { name: '', quantity: 1, amount: amount - worth },
        ].filter((each) => each.amount > 0)
        const minus = taxes.map((row) => ({
          ...row,
          net: -row.net + 0,
          tax: -row.tax + 0,
          gross: -row.gross,
        }))
        const charged = creditedBy({ lines, taxes, amount }, rateOf, 'Erstattung')
        expectSums(charged, -amount + 0, minus)
        for (const { quantity, net } of charged.lines) expect(quantity < 0 && net <= 0).toBe(true)
        taken = [...taken, ...taxes]
      }
    }),
  )
})

it('a credit note has the lines that it prints, the rest by rate; one taken back has no minus [ADMIN-850]', () => {
  const taxes = [
    { rate: 19, gross: 490, tax: 78, net: 412 },
    { rate: 7, gross: 2380, tax: 156, net: 2224 },
  ]
  const lines = [
    { name: 'Abendruhe', quantity: 2, amount: 2380 },
    { name: '', quantity: 1, amount: 490 },
  ]
  const rateOf = (name: string) => (name === 'Abendruhe' ? 7 : undefined)
  const rows = (charged: Charged) =>
    charged.lines.map(({ name, quantity, net, rate }) => [name, quantity, net, rate])
  expect(rows(creditedBy({ lines, taxes, amount: 2870 }, rateOf, 'Versand'))).toEqual([
    ['Versand', -1, -412, 19],
    ['Abendruhe', -2, -2224, 7],
  ])
  const undone = taxes.map((row) => ({ ...row, gross: -row.gross, tax: -row.tax, net: -row.net }))
  const rest = [{ name: '', quantity: 1, amount: -2870 }]
  expect(rows(creditedBy({ lines: rest, taxes: undone, amount: -2870 }, rateOf, 'Rücknahme'))).toEqual([
    ['Rücknahme', 1, 412, 19],
    ['Rücknahme', 1, 2224, 7],
  ])
})
