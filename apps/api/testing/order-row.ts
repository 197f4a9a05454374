import { randomUUID } from 'node:crypto'
import type { orders } from '../platform/db/schema'
import { TEST_NOW } from './database'

type OrderRow = typeof orders.$inferInsert

/** An order past the checkout, for analytics and lists, where only its total matters. */
export const orderRow = ({ total = 1000, ...values }: Partial<OrderRow>): OrderRow => ({
  number: `VD-2026-${randomUUID()}`,
  platform: 'germany',
  customerName: 'Klara Kundin',
  email: 'klara@example.org',
  phone: '030 123456',
  street: 'Lindenweg 3',
  city: 'Berlin',
  zipCode: '10115',
  country: 'Deutschland',
  currency: 'EUR',
  subtotal: total,
  shipping: 0,
  discount: 0,
  shippingDiscount: 0,
  tax: 0,
  total,
  paymentMethod: 'bank_transfer',
  createdAt: TEST_NOW,
  updatedAt: TEST_NOW,
  ...values,
})
