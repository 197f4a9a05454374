import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PricedLine } from '../catalogue/priced-line'
import { taxesByRate } from './invoice-taxes'
import { refundableOf } from '../returns/refunds'
import { paidOf } from './payment-due'
import {
  changesText,
  movedUnits,
  outstandingAfter,
  ownDiscountOf,
  planTotals,
  settlementOf,
  shippingAfter,
} from './order-plan'

const rules = { freeShippingThreshold: 5_000, standardShippingCost: 490 }
const pricedLine = fc
  .record({
    productId: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPrice: fc.integer({ min: 0, max: 20_000 }),
    taxRate: fc.constantFrom(0, 7, 19),
  })
  .map((line): PricedLine => ({ ...line, name: line.productId, category: '', stock: 100 }))
const lines = fc.uniqueArray(pricedLine, { minLength: 1, selector: ({ productId }) => productId })
const ownDiscount = fc.oneof(
  fc.constant(null),
  fc.record({ amount: fc.integer({ min: 0, max: 50_000 }), reason: fc.constant('Stammkunde') }),
  fc.record({
    percent: fc.integer({ min: 0, max: 10_000 }).map((part) => part / 100),
    reason: fc.constant('x'),
  }),
)

describe('the money of a planned order [ORDER-752]', () => {
  it('adds up in its parts, is never negative and contains the VAT of its rates', () => {
    fc.assert(
      fc.property(lines, ownDiscount, (planned, discount) => {
        const totals = planTotals({
          lines: planned,
          effect: null,
          ownDiscount: discount,
          shipping: rules,
          shippingTaxRate: 19,
          currency: 'EUR',
        })
        const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
        expect(totals.total).toBe(totals.subtotal + totals.shipping - totals.discount)
        expect(totals.total).toBeGreaterThanOrEqual(0)
        expect(sum(totals.lineDiscounts)).toBe(totals.discount)
        const rates = taxesByRate({
          ...totals,
          lines: planned.map(({ quantity, unitPrice, taxRate }, at) => ({
            total: quantity * unitPrice,
            discount: totals.lineDiscounts[at] ?? 0,
            taxRate,
          })),
          shippingTaxRate: 19,
        })
        expect(sum(rates.map(({ gross }) => gross))).toBe(totals.total)
        expect(sum(rates.map(({ tax }) => tax))).toBe(totals.tax)
      }),
    )
  })

  it('an own discount takes off no more than the goods cost', () => {
    expect(ownDiscountOf(1_000, { amount: 2_000, reason: 'x' })).toBe(1_000)
    expect(ownDiscountOf(1_005, { percent: 50, reason: 'x' })).toBe(503)
  })
})

it('shipping follows the rules unless it was agreed on [ORDER-752]', () => {
  expect(shippingAfter({ subtotal: 1_000, shipping: 490 }, 6_000, rules)).toBe(0)
  expect(shippingAfter({ subtotal: 6_000, shipping: 0 }, 1_000, rules)).toBe(490)
  expect(shippingAfter({ subtotal: 1_000, shipping: 300 }, 6_000, rules)).toBe(300)
})

it('what becomes of the money depends on what was paid [ORDER-753]', () => {
  const unpaid = { total: 10, outstanding: 0, paymentStatus: 'pending' } as const
  const paid = { ...unpaid, paymentStatus: 'completed' } as const
  expect(settlementOf(unpaid, 12)).toEqual({ kind: 'open', amount: 12 })
  expect(settlementOf(paid, 10)).toEqual({ kind: 'even', amount: 0 })
  expect(settlementOf(paid, 7)).toEqual({ kind: 'refund', amount: 3 })
  expect(settlementOf(paid, 12)).toEqual({ kind: 'outstanding', amount: 2 })
})

describe('a paid order that becomes dearer [ORDER-831]', () => {
  const owing = { total: 12, outstanding: 2, paymentStatus: 'completed' } as const

  it('is settled against what was paid: what is outstanding falls first', () => {
    expect(settlementOf(owing, 15)).toEqual({ kind: 'outstanding', amount: 5 })
    expect(settlementOf(owing, 12)).toEqual({ kind: 'outstanding', amount: 2 })
    expect(settlementOf(owing, 11)).toEqual({ kind: 'outstanding', amount: 1 })
    expect(settlementOf(owing, 10)).toEqual({ kind: 'even', amount: 0 })
    expect(settlementOf(owing, 7)).toEqual({ kind: 'refund', amount: 3 })
  })

  it('over any changes and payments the parts are the total, and no more goes back than came in', () => {
    const step = fc.oneof(
      fc.record({ total: fc.integer({ min: 0, max: 100_000 }) }),
      fc.constant('paid' as const),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.array(step), (first, steps) => {
        let order = { total: first, outstanding: 0 }
        let [received, back] = [first, 0]
        for (const each of steps) {
          if (each === 'paid') {
            received += order.outstanding
            order = { ...order, outstanding: 0 }
          } else {
            const settlement = settlementOf({ ...order, paymentStatus: 'completed' }, each.total)
            back += settlement.kind === 'refund' ? settlement.amount : 0
            order = { total: each.total, outstanding: outstandingAfter(settlement) }
          }
          expect(paidOf(order) + order.outstanding).toBe(order.total)
          expect(order.outstanding).toBeGreaterThanOrEqual(0)
          expect(paidOf(order)).toBe(received - back)
          expect(back).toBeLessThanOrEqual(received)
          const refundable = refundableOf({ ...order, refunded: 0 }, 'completed')
          expect(back + refundable).toBe(received)
        }
      }),
    )
  })
})

it('the units of an order and of the stock stay the same over any changes [ORDER-754]', () => {
  const held = fc.array(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: 1, max: 9 }),
      isGift: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(fc.array(held, { minLength: 1 }), (steps) => {
      const stock = new Map([
        ['a', 100],
        ['b', 100],
        ['c', 100],
      ])
      let before: (typeof steps)[number] = []
      for (const after of steps) {
        for (const { productId, units } of movedUnits(before, after))
          stock.set(productId, (stock.get(productId) ?? 0) - units)
        before = after
        for (const [product, left] of stock) {
          const own = after.filter(({ productId }) => productId === product)
          expect(left + own.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(100)
        }
      }
      expect(movedUnits(before, before)).toEqual([])
    }),
  )
})

it('the history names each line that changed [ORDER-755]', () => {
  const line = (name: string, quantity: number, unitPrice = 500, isGift = false) => ({
    productId: name,
    name,
    quantity,
    unitPrice,
    isGift,
  })
  const before = [line('Salbei', 2), line('Kamille', 1), line('Fenchel', 1)]
  const after = [line('Salbei', 1), line('Kamille', 1, 450), line('Minze', 3)]
  expect(changesText(before, after, String)).toBe(
    'Salbei 2 → 1; Kamille 500 → 450; + 3 × Minze; − 1 × Fenchel',
  )
})
