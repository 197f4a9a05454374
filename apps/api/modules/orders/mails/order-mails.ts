import { z } from 'zod'
import { CONFIRM_HOURS } from '@/shop/checkout/unpaid-limits'
import type { Delivery } from '@/shop/delivery/delivery'
import { postalLines } from '@/shop/orders/postal-address'
import { named } from '@/shop/orders/parcels'
import { isReleased, PAYMENT_STATUSES, type ParcelLine } from '@/shop/orders/order'
import { formatDate } from '@/i18n/format'
import { link, links, rows, textBlock, title } from '@apps/api/platform/mail/blocks'
import type { Mail } from '@apps/api/platform/mail/outbox.repository'
import { defineMail, type AttachmentRef } from '@apps/api/platform/mail/template'
import {
  arrival,
  bill,
  deliveryData,
  howToPay,
  mailDataOf,
  orderAndAmount,
  orderMailData,
  packed,
  packedLine,
  paymentTarget,
  rowIf,
  zoneOf,
} from './order-mail-parts'
import type { Order } from '../orders.repository'

/** For guests, the link contains number and code, but never the email address. */
const orderPage = (orderNumber: string, code: string | null | undefined) =>
  code ? `/orders?${new URLSearchParams({ orderNumber, code }).toString()}` : '/orders'

const invoiceOf = (orderId: string | null | undefined): AttachmentRef[] =>
  orderId ? [{ kind: 'invoice', orderId }] : []

export const placed = defineMail(
  'placed',
  orderMailData.extend({
    paymentInstructions: paymentTarget.nullish(),
    /** Lookup code of a guest order; missing for customers. */
    lookupCode: z.string().nullish(),
    /** Token of the link with which the order is confirmed; missing if the address is confirmed already. */
    confirmToken: z.string().nullish(),
    /** Token of the link that confirms the wish to be asked for a review; missing if there is none or it is confirmed. */
    reviewToken: z.string().nullish(),
    delivery: deliveryData,
    /** True if nothing is left to pay. */
    isSettled: z.boolean().nullish(),
    /** The order whose invoice is attached. */
    orderId: z.string().nullish(),
  }),
  (order, context) => {
    const { t, page } = context
    const { orderNumber, address, lookupCode, confirmToken, reviewToken, isSettled, orderId } = order
    return {
      subject: t('placed.subject', { orderNumber }),
      blocks: [
        textBlock(t(isSettled ? 'placed.settled' : 'placed.intro')),
        rows([t('orderNumber'), orderNumber]),
        ...(confirmToken
          ? [
              textBlock(t('placed.confirm', { hours: CONFIRM_HOURS })),
              link(t('placed.confirmLink'), page(`/orders?confirm=${confirmToken}`)),
            ]
          : []),
        ...(isSettled ? [] : howToPay(order, context)),
        title(t('placed.items')),
        ...bill(order, context),
        ...(orderId ? [textBlock(t('paid.invoice'))] : []),
        title(t('placed.address')),
        textBlock(...postalLines({ ...address, company: order.company, name: order.customerName })),
        ...arrival(order.delivery, isSettled === true, context),
        ...(lookupCode ? [textBlock(t('placed.lookup')), rows([t('placed.lookupCode'), lookupCode])] : []),
        link(t('viewOrder'), page(orderPage(orderNumber, lookupCode))),
        ...(reviewToken
          ? [
              textBlock(t('placed.reviewMails')),
              link(t('placed.reviewMailsLink'), page(`/review-mails?token=${reviewToken}`)),
            ]
          : []),
        links([t('placed.terms'), page('/legal/agb')], [t('placed.withdrawal'), page('/legal/widerruf')]),
      ],
      attachments: invoiceOf(orderId),
    }
  },
)

export const paid = defineMail(
  'paid',
  orderMailData.extend({
    delivery: deliveryData,
    /** What was outstanding of a paid order, in minor units; missing for the payment of the order itself. */
    difference: z.number().int().nullish(),
    /** Premium months granted by this payment. */
    premiumMonths: z.number().int().nullish(),
    /** Premium months of a guest's order, which begin in an account. */
    waitingMonths: z.number().int().nullish(),
    /** The order whose invoice is attached. */
    orderId: z.string().nullish(),
  }),
  (order, context) => ({
    subject: context.t('paid.subject', { orderNumber: order.orderNumber }),
    blocks: [
      textBlock(context.t(order.difference ? 'paid.difference' : 'paid.intro')),
      orderAndAmount(order, context),
      ...arrival(order.delivery, true, context),
      ...(order.premiumMonths ? [textBlock(context.t('paid.premium', { months: order.premiumMonths }))] : []),
      ...(order.waitingMonths
        ? [textBlock(context.t('paid.premiumWaiting', { months: order.waitingMonths }))]
        : []),
      ...(order.orderId ? [textBlock(context.t('paid.invoice'))] : []),
      link(context.t('viewOrder'), context.page('/orders')),
    ],
    attachments: invoiceOf(order.orderId),
  }),
)

export const shipped = defineMail(
  'shipped',
  orderMailData.extend({
    cargoName: z.string().nullish(),
    trackingNumber: z.string().nullish(),
    trackingUrl: z.string().nullish(),
    /** What is in the parcel; missing in mails queued before it was stored, and without a parcel. */
    contents: z.array(packedLine).nullish(),
    /** What comes in another parcel. */
    follows: z.array(packedLine).nullish(),
  }),
  ({ orderNumber, cargoName, trackingNumber, trackingUrl, contents, follows }, context) => {
    const { t, page } = context
    const isPart = !!follows?.length
    return {
      subject: t(isPart ? 'shipped.partSubject' : 'shipped.subject', { orderNumber }),
      blocks: [
        textBlock(t(isPart ? 'shipped.partIntro' : 'shipped.intro')),
        rows(
          [t('orderNumber'), orderNumber],
          ...rowIf(!!cargoName, () => [t('shipped.company'), cargoName ?? '']),
          ...rowIf(!!trackingNumber, () => [t('shipped.trackingNumber'), trackingNumber ?? '']),
        ),
        trackingUrl ? link(t('shipped.track'), trackingUrl) : link(t('viewOrder'), page('/orders')),
        ...packed(t('shipped.contents'), contents, context),
        ...packed(t('shipped.follows'), follows, context),
      ],
    }
  },
)

export const cancelled = defineMail(
  'cancelled',
  orderMailData.extend({
    paymentStatus: z.enum(PAYMENT_STATUSES).optional(),
    /** True if the order was cancelled automatically, because it was not paid. */
    isUnpaid: z.boolean().optional(),
    /** The order whose credit note is attached. */
    creditOf: z.string().nullish(),
  }),
  (order, context) => ({
    subject: context.t('cancelled.subject', { orderNumber: order.orderNumber }),
    blocks: [
      textBlock(context.t(order.isUnpaid ? 'cancelled.unpaid' : 'cancelled.intro')),
      orderAndAmount(order, context),
      ...(order.paymentStatus === 'completed' && order.totals.total > 0
        ? [textBlock(context.t('cancelled.refund'))]
        : []),
      ...(order.creditOf ? [textBlock(context.t('refunded.creditNote'))] : []),
    ],
    attachments: order.creditOf ? [{ kind: 'credit_notes', orderId: order.creditOf }] : [],
  }),
)

export const reminder = defineMail(
  'reminder',
  orderMailData.extend({
    paymentInstructions: paymentTarget.nullish(),
    /** ISO 8601 instant at which the order will be cancelled; missing while it is being worked on. */
    until: z.string().nullish(),
    /** True if the order no longer holds its units. */
    isReleased: z.boolean().nullish(),
  }),
  (order, context) => {
    const { t, language, page } = context
    const { orderNumber, until, platform } = order
    return {
      subject: t('reminder.subject', { orderNumber }),
      blocks: [
        textBlock(
          until
            ? t(order.isReleased ? 'reminder.released' : 'reminder.intro', {
                until: formatDate(until, language, 'short', zoneOf(platform)),
              })
            : t('reminder.underWay'),
        ),
        orderAndAmount(order, context),
        ...howToPay(order, context),
        textBlock(t('reminder.crossed')),
        link(t('viewOrder'), page('/orders')),
      ],
    }
  },
)

/** @param at instant of the event; an order gets at most one mail per kind and occasion */
const envelopeOf = (kind: string, order: Order, at: Date, occasion?: string | null) => ({
  at,
  to: order.email,
  language: order.language,
  dedupeKey: [kind, order.id, occasion].filter(Boolean).join(':'),
})

interface PlacedSecrets {
  /** A guest's code to find the order; only this mail contains it. */
  readonly lookupCode: string | null
  /** Null if the order need not be confirmed. */
  readonly confirmToken: string | null
  /** Null if no review mail is wanted, or the buyer's address is confirmed. */
  readonly reviewToken?: string | null
}

/** Null where nothing is known of it. */
type Arrival = Delivery | null

export const placedMail = (
  order: Order,
  { lookupCode, confirmToken, reviewToken = null }: PlacedSecrets,
  delivery: Arrival = null,
): Mail => {
  const { id, paymentInstructions, paymentStatus, status, total, outstanding } = order
  return placed.create({
    ...envelopeOf(placed.kind, order, order.createdAt),
    limit: 'delayed',
    data: {
      ...mailDataOf(order),
      ...(isReleased(status) && { outstanding: null }),
      // What comes back to the shop arrives nowhere.
      delivery: isReleased(status) ? null : delivery,
      lookupCode,
      confirmToken,
      reviewToken,
      paymentInstructions,
      isSettled: total === 0 || (paymentStatus !== 'pending' && outstanding === 0) || isReleased(status),
      orderId: total === 0 ? id : null,
    },
  })
}

/** @param premiumMonths granted by the payment */
export const paidMail = (order: Order, premiumMonths: number, at: Date, delivery: Arrival = null): Mail =>
  paid.create({
    ...envelopeOf(paid.kind, order, at),
    data: {
      ...mailDataOf(order),
      delivery,
      premiumMonths,
      waitingMonths: order.userId === null ? order.premiumMonths + order.couponPremiumMonths : 0,
      orderId: order.id,
    },
  })

/** The rest of a paid order that became dearer has come; its invoice went with the change. */
export const differenceMail = (order: Order, difference: number, at: Date): Mail =>
  paid.create({
    ...envelopeOf(paid.kind, order, at, at.toISOString()),
    data: { ...mailDataOf(order), difference },
  })

/** @param occasion tells a repeated cancellation for a missing payment from the first one */
export const cancelledMail = (order: Order, at: Date, { isUnpaid = false, occasion = '' } = {}): Mail =>
  cancelled.create({
    ...envelopeOf(cancelled.kind, order, at, occasion),
    ...(isUnpaid && { limit: 'delayed' }),
    data: {
      ...mailDataOf(order),
      paymentStatus: order.paymentStatus,
      isUnpaid,
      // A paid order has an invoice, which its cancellation takes back.
      creditOf: order.paymentStatus === 'completed' && order.total > 0 ? order.id : null,
    },
  })

/** @param until instant at which the order will be cancelled; null if it will not be */
export const reminderMail = (order: Order, at: Date, until: Date | null, occasion: string): Mail =>
  reminder.create({
    ...envelopeOf(reminder.kind, order, at, occasion),
    limit: 'delayed',
    data: {
      ...mailDataOf(order),
      paymentInstructions: order.paymentInstructions,
      until: until?.toISOString() ?? null,
      isReleased: order.releasedAt !== null,
    },
  })

interface Sent {
  /** Undefined: the order left without one. */
  readonly parcel?: Order['parcels'][number] | undefined
  /** What is still to be sent. */
  readonly follows?: readonly ParcelLine[]
}

/** A corrected company or tracking number is mailed again; an unchanged one is not. */
export const shippedMail = (
  order: Order,
  at: Date,
  { parcel = order.parcels.at(-1), follows = [] }: Sent = {},
): Mail => {
  const { cargoCompanyId, cargoName, trackingNumber, trackingUrl } = parcel ?? order
  const lines = (units: readonly ParcelLine[]) =>
    named(units, order).map(({ name, quantity, imageUrl: image, tint }) => ({
      name,
      quantity,
      image,
      tint,
    }))
  return shipped.create({
    ...envelopeOf(shipped.kind, order, at, [cargoCompanyId, trackingNumber].filter(Boolean).join(':')),
    data: {
      ...mailDataOf(order),
      cargoName,
      trackingNumber,
      trackingUrl,
      contents: parcel ? lines(parcel.lines) : null,
      follows: lines(follows),
    },
  })
}
