import { z } from 'zod'
import { TINTS } from '@/shop/catalogue/product'
import { addressOf } from '@/shop/orders/postal-address'
import { PAYMENT_METHODS, type PaymentMethod } from '@/shop/payments/payment-methods'
import { CURRENCIES, PLATFORMS, platformTimeZone, type Platform } from '@/shop/shared/platform'
import { formatDate, formatMoney } from '@/i18n/format'
import {
  framed,
  items as itemsBlock,
  link,
  rows,
  textBlock,
  title,
  type Block,
  type Item,
  type MailTableRow,
} from '@apps/api/platform/mail/blocks'
import type { MailContext } from '@apps/api/platform/mail/template'
import type { Order } from '../orders.repository'

/** Minor units. */
const amount = z.number().int()

/** Missing in mails queued before it was stored. */
export const platformOfMail = z.enum(PLATFORMS).nullish()

/** Time zone of the order's dates. */
export const zoneOf = (platform: Platform | null | undefined): string =>
  platformTimeZone[platform ?? 'germany']

/** Missing once the product is gone, and in mails queued before it was stored. */
const tintOfMail = z.enum(TINTS).nullish()

/** Data for every order mail; amounts in minor units of `currency`. */
export const orderMailData = z.object({
  orderNumber: z.string(),
  platform: platformOfMail,
  customerName: z.string(),
  /** Missing for a private customer, and in mails queued before it was stored. */
  company: z.string().nullish(),
  isGuest: z.boolean(),
  currency: z.enum(CURRENCIES),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number().int(),
      total: amount,
      image: z.string().nullish(),
      tint: tintOfMail,
    }),
  ),
  totals: z.object({
    subtotal: amount,
    shipping: amount,
    discount: amount,
    shippingDiscount: amount,
    tax: amount,
    total: amount,
  }),
  address: z.object({
    street: z.string(),
    zipCode: z.string(),
    city: z.string(),
    country: z.string(),
    postNumber: z.string().optional(),
  }),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** Of a discount that the shop gave by hand. */
  discountReason: z.string().nullish(),
  /** What is not paid of a paid order that became dearer. */
  outstanding: amount.nullish(),
})
/** When the parcel arrives; the working days where the payment has not come yet. */
export const deliveryData = z
  .object({
    from: z.string(),
    to: z.string(),
    days: z.object({ from: z.number().int(), to: z.number().int() }),
  })
  .nullish()

/** Days of the arrival once an order is paid; before that how many working days follow the payment (SHOP-342). */
export function arrival(
  delivery: z.infer<typeof deliveryData>,
  isPaid: boolean,
  { t, language }: MailContext,
): Block[] {
  if (!delivery) return []
  const { from, to, days } = delivery
  const last = formatDate(to, language, 'weekdayLong', 'UTC')
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  const first = formatDate(from, language, isSameMonth ? 'weekday' : 'weekdayLong', 'UTC')
  const dates = from === to ? last : t('delivery.range', { from: first, to: last })
  const counted = { range: days.from === days.to ? '' : `${days.from}–`, to: days.to }
  return [rows([t('delivery.label'), isPaid ? dates : t('delivery.afterPayment', counted)])]
}

type OrderMailData = z.infer<typeof orderMailData>

export const paymentTarget = z.object({
  message: z.string(),
  warning: z.string().nullish(),
  bankDetails: z
    .object({ bankName: z.string(), accountHolder: z.string(), iban: z.string(), bic: z.string() })
    .nullish(),
  paypalEmail: z.string().nullish(),
  /** Missing where the shop was not connected with PayPal, and in mails queued before it was stored. */
  payUrl: z.string().nullish(),
})

export const mailDataOf = (order: Order): OrderMailData => ({
  orderNumber: order.number,
  platform: order.platform,
  customerName: order.customerName,
  company: order.company || null,
  isGuest: order.userId === null,
  currency: order.currency,
  items: order.lines.map(({ name, quantity, total, imageUrl: image, tint }) => ({
    name,
    quantity,
    total,
    image,
    tint,
  })),
  totals: {
    subtotal: order.subtotal,
    shipping: order.shipping,
    discount: order.discount,
    shippingDiscount: order.shippingDiscount,
    tax: order.tax,
    total: order.total,
  },
  address: addressOf(order),
  paymentMethod: order.paymentMethod,
  discountReason: order.ownDiscount?.reason ?? null,
  outstanding: order.outstanding > 0 ? order.outstanding : null,
})

/** A row that is shown only if the condition holds. */
export const rowIf = (holds: boolean, row: () => MailTableRow): MailTableRow[] => (holds ? [row()] : [])

/** What was paid and what is left of a paid order that became dearer. */
function partsPaid({ totals, outstanding, currency }: OrderMailData, { t, language }: MailContext) {
  const money = (value: number) => formatMoney({ amount: value, currency }, language)
  return outstanding
    ? ([
        [t('placed.alreadyPaid'), money(totals.total - outstanding)],
        [t('placed.outstanding'), money(outstanding), 'strong'],
      ] satisfies MailTableRow[])
    : []
}

export function bill(order: OrderMailData, context: MailContext): Block[] {
  const { items, totals, currency, discountReason } = order
  const { t, language, page } = context
  const money = (value: number) => formatMoney({ amount: value, currency }, language)
  const { subtotal, discount, shipping, shippingDiscount, total, tax } = totals
  const line = ({ name, quantity, total: sum, image, tint }: OrderMailData['items'][number]): Item => ({
    name: t('placed.line', { quantity: String(quantity), name }),
    value: money(sum),
    ...(image && { image: page(image) }),
    ...(tint && { tint }),
  })
  return [
    itemsBlock(...items.map(line)),
    rows(
      [t('placed.subtotal'), money(subtotal)],
      ...rowIf(discount > 0, () => [
        discountReason ? `${t('placed.discount')} (${discountReason})` : t('placed.discount'),
        money(-discount),
      ]),
      [t('placed.shipping'), money(shipping)],
      ...rowIf(shippingDiscount > 0, () => [t('placed.shippingDiscount'), money(-shippingDiscount)]),
      [t('placed.total'), money(total), 'strong'],
      [t('placed.tax'), money(tax)],
      ...partsPaid(order, context),
    ),
  ]
}

/** Units of a product in a parcel. */
export const packedLine = z.object({
  name: z.string(),
  quantity: z.number().int(),
  image: z.string().nullish(),
  tint: tintOfMail,
})

/** Goods under a title; nothing if there are none. */
export function packed(
  heading: string,
  lines: readonly z.infer<typeof packedLine>[] | null | undefined,
  { page }: MailContext,
): Block[] {
  if (!lines?.length) return []
  const item = ({ name, quantity, image, tint }: z.infer<typeof packedLine>): Item => ({
    name,
    value: `${quantity} ×`,
    ...(image && { image: page(image) }),
    ...(tint && { tint }),
  })
  return [title(heading), itemsBlock(...lines.map(item))]
}

type Instructions = z.infer<typeof paymentTarget> | null | undefined
type Translate = MailContext['t']

interface MethodMail {
  /** Used if the shop has no instructions of its own. */
  readonly standard: (t: Translate) => string
  /** Bank or PayPal details. */
  readonly details: (t: Translate, instructions: Instructions) => MailTableRow[]
}

const methodMails: Readonly<Record<PaymentMethod, MethodMail>> = {
  paypal: {
    standard: (t) => t('placed.paypal'),
    details: (t, instructions) => [[t('placed.paypalAddress'), instructions?.paypalEmail ?? '']],
  },
  bank_transfer: {
    standard: (t) => t('placed.bankTransfer'),
    details: (t, instructions) => [
      [t('placed.bankName'), instructions?.bankDetails?.bankName ?? ''],
      [t('placed.accountHolder'), instructions?.bankDetails?.accountHolder ?? ''],
      [t('placed.iban'), instructions?.bankDetails?.iban ?? ''],
      [t('placed.bic'), instructions?.bankDetails?.bic ?? ''],
    ],
  },
}

/** The shop's own instructions if it has any, followed by the payment details. */
export function howToPay(
  order: OrderMailData & { readonly paymentInstructions?: Instructions },
  { t, language, page }: MailContext,
): Block[] {
  const { paymentInstructions: instructions, paymentMethod, currency, totals, outstanding } = order
  // The rest of what was paid at PayPal is transferred.
  const method = instructions?.bankDetails ? 'bank_transfer' : paymentMethod
  const { standard, details } = methodMails[method]
  return [
    textBlock(instructions?.message || standard(t)),
    framed(
      t('placed.payment'),
      [t('amount'), formatMoney({ amount: outstanding || totals.total, currency }, language)],
      [t('orderNumber'), order.orderNumber],
      ...details(t, instructions).filter(([, value]) => value !== ''),
    ),
    ...(instructions?.payUrl ? [link(t('placed.payPaypal'), page(instructions.payUrl))] : []),
    ...(instructions?.warning ? [textBlock(instructions.warning)] : []),
  ]
}

/** @param order with the `difference` that it is about instead of the total */
export const orderAndAmount = (
  order: OrderMailData & { readonly difference?: number | null | undefined },
  context: MailContext,
): Block => {
  const { orderNumber, totals, currency, difference } = order
  const { t, language } = context
  return rows(
    [t('orderNumber'), orderNumber],
    [t('amount'), formatMoney({ amount: difference || totals.total, currency }, language)],
    ...partsPaid(order, context).slice(0, 1),
  )
}
