import type { Order } from './orders.repository'
import type { Mail } from '../../platform/mail/outbox.repository'

/** What every mail about an order may show (mail/mails). Amounts in minor units of `currency`. */
const dataOf = (order: Order) => ({
  orderNumber: order.number,
  customerName: order.customerName,
  isGuest: order.userId === null,
  currency: order.currency,
  items: order.lines.map(({ name, quantity, total }) => ({ name, quantity, total })),
  totals: {
    subtotal: order.subtotal,
    shipping: order.shipping,
    discount: order.discount,
    shippingDiscount: order.shippingDiscount,
    tax: order.tax,
    total: order.total,
  },
  address: {
    street: order.street,
    zipCode: order.zipCode,
    city: order.city,
    country: order.country,
  },
  paymentMethod: order.paymentMethod,
})

interface Parts {
  readonly kind: 'placed' | 'paid' | 'shipped' | 'cancelled'
  readonly at: Date
  /** Tells apart what may happen to one order more than once. */
  readonly occasion?: string | null
  readonly extras?: Readonly<Record<string, unknown>>
}

const mailOf = (order: Order, { kind, at, occasion, extras }: Parts): Mail => ({
  ...{ kind, at, to: order.email, language: order.language },
  data: { ...dataOf(order), ...extras },
  dedupeKey: [kind, order.id, occasion].filter(Boolean).join(':'),
})

/** @param lookupCode with which a guest reaches the order; only this mail ever tells it */
export const placedMail = (order: Order, lookupCode: string | null): Mail =>
  mailOf(order, {
    kind: 'placed',
    at: order.createdAt,
    extras: { lookupCode, note: order.note, paymentInstructions: order.paymentInstructions },
  })

/** @param premiumMonths that the payment has granted */
export const paidMail = (order: Order, premiumMonths: number, at: Date): Mail =>
  mailOf(order, { kind: 'paid', at, extras: { premiumMonths } })

export const cancelledMail = (order: Order, at: Date): Mail =>
  mailOf(order, { kind: 'cancelled', at, extras: { paymentStatus: order.paymentStatus } })

/** A corrected tracking number is worth another mail; the same one is not. */
export const shippedMail = (order: Order, at: Date): Mail => {
  const { cargoName, trackingNumber, trackingUrl } = order
  return mailOf(order, {
    ...{ kind: 'shipped', at, occasion: trackingNumber },
    extras: { cargoName, trackingNumber, trackingUrl },
  })
}
