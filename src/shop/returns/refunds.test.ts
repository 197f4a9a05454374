import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  paidPart,
  refundableOf,
  refundTax,
  refundValue,
  returnableLines,
  returnableUnits,
  returnedLine,
  type RefundableLine,
} from './refunds'

const line = (values: Partial<RefundableLine>): RefundableLine => ({
  productId: 'tea',
  quantity: 3,
  total: 1000,
  discount: 0,
  taxRate: 7,
  isGift: false,
  premiumMonths: 0,
  ...values,
})

describe('what comes back', () => {
  it('has the value of its share after discount, and all shares add up to the payment', () => {
    const lines = [line({ total: 1001, discount: 100 })]
    const parts = [0, 1, 2].map((before) => returnedLine(lines, { productId: 'tea', quantity: 1 }, before))
    expect(parts.map(({ amount }) => amount)).toEqual([300, 301, 300])
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(901)
    expect(returnedLine(lines, { productId: 'tea', quantity: 3 }, 0)).toMatchObject({ amount: 901, tax: 59 })
  })

  it('is paid units first, then free ones of the same product', () => {
    const lines = [line({ quantity: 2, total: 2000 }), line({ quantity: 1, total: 0, isGift: true })]
    expect(returnableUnits(lines, [{ productId: 'tea', quantity: 1 }], 'tea')).toBe(2)
    expect(returnedLine(lines, { productId: 'tea', quantity: 1 }, 0).amount).toBe(1000)
    expect(returnedLine(lines, { productId: 'tea', quantity: 1 }, 2).amount).toBe(0)
    expect(returnedLine(lines, { productId: 'tea', quantity: 3 }, 0)).toMatchObject({
      amount: 2000,
      paidUnits: 2,
    })
    expect(returnedLine(lines, { productId: 'tea', quantity: 2 }, 1).paidUnits).toBe(1)
  })

  it('revokes its premium months, never more than were bought', () => {
    const lines = [line({ quantity: 3, premiumMonths: 6 })]
    expect(returnedLine(lines, { productId: 'tea', quantity: 1 }, 0).premiumMonths).toBe(2)
    expect(returnedLine(lines, { productId: 'tea', quantity: 3 }, 0).premiumMonths).toBe(6)
  })

  it('contains the VAT of its lines, or its share of what is left', () => {
    const order = { total: 10_000, tax: 1000, refunded: 0, refundedTax: 0 }
    expect(refundTax(order, 500, [{ amount: 500, tax: 33 }])).toBe(33)
    expect(refundTax(order, 2500, [])).toBe(250)
    expect(refundTax({ ...order, refunded: 3333, refundedTax: 333 }, 6667, [])).toBe(667)
    expect(refundTax({ total: 0, tax: 0, refunded: 0, refundedTax: 0 }, 0, [])).toBe(0)
  })

  it('contains the VAT of lines by their rates if shipping is refunded too, or something deducted', () => {
    // 100.00 at 19 %, 10.00 at 7 % and 15.00 shipping at 19 %.
    const order = { total: 12_500, tax: 1597 + 65 + 239, refunded: 0, refundedTax: 0 }
    const tea = [{ amount: 1000, tax: 65 }]
    expect(refundTax(order, 2500, tea)).toBe(65 + Math.round((1836 * 1500) / 11_500))
    expect(refundTax(order, 500, tea)).toBe(33)
  })

  it('of the whole order in parts contains the order’s VAT, no more and no less [MONEY-20]', () => {
    const order = { total: 11_000, tax: 1597 + 65 }
    const [tea, powder] = [
      { amount: 1000, tax: 65 },
      { amount: 10_000, tax: 1597 },
    ]
    const steps = [
      [powder, undefined],
      [undefined, powder],
      [tea, undefined],
      [undefined, undefined, tea],
    ]
    for (const lines of steps) {
      let [refunded, refundedTax] = [0, 0]
      for (const [index, line] of lines.entries()) {
        const left = order.total - refunded
        const amount = index === lines.length - 1 ? left : (line?.amount ?? 100)
        refundedTax += refundTax({ ...order, refunded, refundedTax }, amount, line ? [line] : [])
        refunded += amount
      }
      expect([refunded, refundedTax]).toEqual([order.total, order.tax])
    }
  })

  it('contains all of the VAT also where a courtesy came before goods of the lower rate [MONEY-20]', () => {
    // Tea for 100.00 at 7 % and powder for 20.00 at 19 %.
    const order = { total: 12_000, tax: 654 + 319 }
    let [refunded, refundedTax] = [0, 0]
    for (const [amount, lines] of [
      [1_900, []],
      [10_000, [{ amount: 10_000, tax: 654 }]],
      [100, []],
    ] as const) {
      const tax = refundTax({ ...order, refunded, refundedTax }, amount, lines)
      expect(tax).toBeLessThanOrEqual(amount)
      refunded += amount
      refundedTax += tax
    }
    expect([refunded, refundedTax]).toEqual([order.total, order.tax])
  })
})

const adminLine = { name: 'Tee', unitPrice: 334, imageUrl: '', isGift: false, returned: 0 }
const order = {
  id: 'o',
  number: 'VD-2026-000001',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  platform: 'germany',
  status: 'delivered',
  customer: { name: 'G', email: 'g@example.org', phone: '' },
  total: 901,
  currency: 'EUR',
  payment: { method: 'paypal', status: 'completed' },
  totals: {
    subtotal: 1001,
    shipping: 0,
    discount: 100,
    shippingDiscount: 0,
    tax: 59,
    total: 901,
    currency: 'EUR',
  },
  address: { street: 's', city: 'c', zipCode: '10115', country: 'Deutschland' },
  history: [],
  lines: [
    { ...adminLine, productId: 'tea', quantity: 3, total: 1001, paid: 901 },
    { ...adminLine, productId: 'mint', quantity: 1, total: 0, paid: 0, isGift: true },
  ],
  premiumMonths: 0,
  holdsStock: true,
  refunded: 0,
  refunds: [],
  notes: [],
  creditNotes: [],
} as const

it('partial refunds of a line add up to the amount paid', () => {
  const one = [{ productId: 'tea', quantity: 1, restock: true }]
  const [tea, mint] = order.lines
  const parts = [0, 1, 2].map((returned) =>
    refundValue({ ...order, lines: [{ ...tea, returned }, mint] }, one),
  )
  expect(parts).toEqual([300, 301, 300])
})

it('gifts and units already returned are not refundable', () => {
  expect(returnableLines(order).map(({ productId }) => productId)).toEqual(['tea'])
  const [tea, mint] = order.lines
  expect(returnableLines({ ...order, lines: [{ ...tea, returned: 3 }, mint] })).toEqual([])
})

it('refunds nothing before payment, and at most the remaining amount', () => {
  expect(refundableOf(order, 'completed')).toBe(901)
  expect(refundableOf({ ...order, refunded: 900 }, 'completed')).toBe(1)
  expect(refundableOf(order, 'pending')).toBe(0)
})

it('of a paid order that became dearer, only what was paid can go back, with its share of the VAT [ORDER-831]', () => {
  const owing = { ...order, total: 1000, tax: 160, outstanding: 99 }
  expect(refundableOf(owing, 'completed')).toBe(901)
  expect(refundableOf({ ...owing, refunded: 901 }, 'completed')).toBe(0)
  expect(paidPart(owing)).toEqual({ total: 901, tax: 144 })
  expect(paidPart({ total: 1000, tax: 160, outstanding: 1000 })).toEqual({ total: 0, tax: 0 })
  expect(paidPart({ total: 0, tax: 0 })).toEqual({ total: 0, tax: 0 })
})

describe('however it is divided', () => {
  it('what comes back of a product is worth what was paid for it', () => {
    const bought = fc
      .record({
        quantity: fc.integer({ min: 1, max: 99 }),
        total: fc.nat({ max: 1_000_000 }),
        share: fc.nat({ max: 100 }),
        premiumMonths: fc.nat({ max: 36 }),
      })
      .map(({ share, ...rest }) => line({ ...rest, discount: Math.floor((rest.total * share) / 100) }))
    fc.assert(
      fc.property(bought, fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 99 }), (of, portions) => {
        let returned = 0
        const worth = { amount: 0, premiumMonths: 0 }
        for (const portion of [...portions, of.quantity]) {
          const quantity = Math.min(portion, of.quantity - returned)
          const part = returnedLine([of], { productId: of.productId, quantity }, returned)
          expect(part.amount).toBeGreaterThanOrEqual(0)
          worth.amount += part.amount
          worth.premiumMonths += part.premiumMonths
          returned += quantity
        }
        expect(worth).toEqual({ amount: of.total - of.discount, premiumMonths: of.premiumMonths })
      }),
    )
  })

  it('refunds of the whole payment contain its VAT, and none more VAT than money', () => {
    const orders = fc
      .record({ total: fc.integer({ min: 1, max: 1_000_000 }), share: fc.nat({ max: 1_000 }) })
      .map(({ total, share }) => ({ total, tax: Math.floor((total * share) / 1_000) }))
    const portions = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 200_000 }),
        ofLines: fc.nat({ max: 1_000 }),
        rate: fc.constantFrom(0, 7, 19),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(orders, portions, (order, some) => {
        let [refunded, refundedTax] = [0, 0]
        for (const { amount: asked, ofLines, rate } of [
          ...some,
          { amount: order.total, ofLines: 0, rate: 0 },
        ]) {
          const amount = Math.min(asked, order.total - refunded)
          if (amount === 0) continue
          const worth = Math.floor((amount * ofLines) / 500)
          const rows = [{ amount: worth, tax: Math.floor((worth * rate) / (100 + rate)) }]
          const tax = refundTax({ ...order, refunded, refundedTax }, amount, rows)
          expect(tax).toBeGreaterThanOrEqual(0)
          expect(tax).toBeLessThanOrEqual(amount)
          refunded += amount
          refundedTax += tax
        }
        expect(refundedTax).toBe(order.tax)
      }),
    )
  })
})
