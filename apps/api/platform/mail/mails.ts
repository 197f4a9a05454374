import { z } from 'zod'
import { PAYMENT_METHODS } from '@/domain/payments/payment-methods'
import { PAYMENT_STATUSES } from '@/domain/orders/order'
import { CURRENCIES } from '@/domain/shared/platform'

/** Minor units. */
const amount = z.number().int()

const order = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  isGuest: z.boolean(),
  currency: z.enum(CURRENCIES),
  items: z.array(z.object({ name: z.string(), quantity: z.number().int(), total: amount })),
  totals: z.object({
    subtotal: amount,
    shipping: amount,
    discount: amount,
    shippingDiscount: amount,
    tax: amount,
    total: amount,
  }),
  address: z.object({ street: z.string(), zipCode: z.string(), city: z.string(), country: z.string() }),
  paymentMethod: z.enum(PAYMENT_METHODS),
})

const bankDetails = z.object({
  bankName: z.string(),
  accountHolder: z.string(),
  iban: z.string(),
  bic: z.string(),
})

/** What each mail tells. Rows wait in the database as JSON, so they are parsed when they are sent. */
const mailSchemas = {
  placed: order.extend({
    note: z.string().nullish(),
    paymentInstructions: z
      .object({
        message: z.string(),
        warning: z.string().nullish(),
        bankDetails: bankDetails.nullish(),
        paypalEmail: z.string().nullish(),
      })
      .nullish(),
    /** With which a guest reaches the order (decisions §4); customers have none. */
    lookupCode: z.string().nullish(),
  }),
  /** Months that this payment has granted. */
  paid: order.extend({ premiumMonths: z.number().int().nullish() }),
  shipped: order.extend({
    cargoName: z.string().nullish(),
    trackingNumber: z.string().nullish(),
    trackingUrl: z.string().nullish(),
  }),
  cancelled: order.extend({ paymentStatus: z.enum(PAYMENT_STATUSES).optional() }),
  /** The token itself: it leaves the database with the mail (repositories/outbox-claims). */
  reset: z.object({ customerName: z.string(), token: z.string() }),
  withdrawal: z.object({
    orderNumber: z.string(),
    customerName: z.string(),
    items: z.array(z.string()),
    reason: z.string().nullish(),
    /** ISO 8601 instant. */
    receivedAt: z.string(),
  }),
}

export type MailKind = keyof typeof mailSchemas
export type MailData<K extends MailKind = MailKind> = z.infer<(typeof mailSchemas)[K]>

const parsers: { readonly [K in MailKind]: z.ZodType<MailData<K>> } = mailSchemas

/** What a waiting row says. @throws ZodError where it cannot be this mail */
export const parseMail = <K extends MailKind>(kind: K, payload: unknown): MailData<K> =>
  parsers[kind].parse(payload)

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailSchemas, kind)
