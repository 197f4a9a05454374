import { expect, it } from 'vitest'
import { refundableOf, returnableLines, worthOf } from './returned-units'

const line = { name: 'Tee', unitPrice: 334, imageUrl: '', isGift: false, returned: 0 }
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
    { ...line, productId: 'tea', quantity: 3, total: 1001, paid: 901 },
    { ...line, productId: 'mint', quantity: 1, total: 0, paid: 0, isGift: true },
  ],
  premiumMonths: 0,
  holdsStock: true,
  refunded: 0,
  refunds: [],
  notes: [],
} as const

it('partial refunds of a line add up to the amount paid', () => {
  const one = [{ productId: 'tea', quantity: 1, restock: true }]
  const [tea, mint] = order.lines
  const parts = [0, 1, 2].map((returned) => worthOf({ ...order, lines: [{ ...tea, returned }, mint] }, one))
  expect(parts).toEqual([300, 301, 300])
})

it('gifts and units already returned are not refundable', () => {
  expect(returnableLines(order).map(({ productId }) => productId)).toEqual(['tea'])
  const [tea, mint] = order.lines
  expect(returnableLines({ ...order, lines: [{ ...tea, returned: 3 }, mint] })).toEqual([])
})

it('refunds nothing before payment, and at most the remaining amount', () => {
  expect(refundableOf(order)).toBe(901)
  expect(refundableOf({ ...order, refunded: 900 })).toBe(1)
  expect(refundableOf({ ...order, payment: { method: 'paypal', status: 'pending' } })).toBe(0)
})
