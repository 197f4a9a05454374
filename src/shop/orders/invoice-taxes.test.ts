import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderTotals } from '../checkout/totals'
import { taxesByRate } from './invoice-taxes'

const line = (productId: string) => ({ productId, name: productId, category: 'Organic', stock: 99 })

it('VAT by rate adds up to the order, its discount split over the rates [ADMIN-52]', () => {
  const lines = [
    { ...line('tea'), quantity: 3, unitPrice: 1190, taxRate: 7 },
    { ...line('jar'), quantity: 1, unitPrice: 2499, taxRate: 19 },
    { ...line('coffee'), quantity: 1, unitPrice: 999, taxRate: 7 },
  ]
  const totals = orderTotals({
    lines,
    shipping: 490,
    effect: { discount: 707, shippingDiscount: 0, freeShipping: false, freeLines: [], premiumMonths: 0 },
    shippingTaxRate: 19,
    currency: 'EUR',
  })
  const taxed = lines.map(({ quantity, unitPrice, taxRate }, index) => ({
    total: quantity * unitPrice,
    discount: totals.lineDiscounts[index] ?? 0,
    taxRate,
  }))
  const rates = taxesByRate({ ...totals, lines: taxed, shippingTaxRate: 19 })
  expect(rates.map(({ rate }) => rate)).toEqual([19, 7])
  const sum = (part: 'gross' | 'tax') => rates.reduce((all, row) => all + row[part], 0)
  expect(sum('gross')).toBe(totals.total)
  expect(sum('tax')).toBe(totals.tax)
  for (const { net, tax, gross } of rates) expect(net + tax).toBe(gross)
})

it('whatever the rates of a country, the rows add up to the order exactly [MONEY-17] [MONEY-530]', () => {
  const ordered = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    unitPrice: fc.integer({ min: 1, max: 100_000 }),
    taxRate: fc.constantFrom(0, 1, 7, 10, 10.75, 19, 20),
  })
  const property = fc.property(
    fc.array(ordered, { minLength: 1, maxLength: 8 }),
    fc.nat(1_000_000),
    fc.nat(10_000),
    fc.constantFrom(19, 20),
    (wanted, discount, shipping, shippingTaxRate) => {
      const lines = wanted.map((each, index) => ({ ...line(String(index)), ...each }))
      const subtotal = wanted.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
      const effect = { discount: Math.min(discount, subtotal), shippingDiscount: 0, freeShipping: false }
      const totals = orderTotals({
        lines,
        shipping,
        effect: { ...effect, freeLines: [], premiumMonths: 0 },
        shippingTaxRate,
        currency: 'TRY',
      })
      const taxed = lines.map(({ quantity, unitPrice, taxRate }, index) => ({
        total: quantity * unitPrice,
        discount: totals.lineDiscounts[index] ?? 0,
        taxRate,
      }))
      const rates = taxesByRate({ ...totals, lines: taxed, shippingTaxRate })
      const sum = (part: 'gross' | 'tax') => rates.reduce((all, row) => all + row[part], 0)
      expect([sum('gross'), sum('tax')]).toEqual([totals.total, totals.tax])
      for (const { net, tax, gross } of rates) expect(net + tax).toBe(gross)
    },
  )
  fc.assert(property)
})

it('free lines have no VAT row', () => {
  const lines = [{ total: 0, discount: 0, taxRate: 7 }]
  const order = { shipping: 490, shippingDiscount: 490, shippingTaxRate: 19, tax: 0 }
  expect(taxesByRate({ ...order, lines })).toEqual([])
})
