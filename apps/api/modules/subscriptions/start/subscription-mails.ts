import { z } from 'zod'
import { addressOf, postalLines } from '@/shop/orders/postal-address'
import { PAYMENT_METHODS } from '@/shop/payments/payment-methods'
import { CURRENCIES } from '@/shop/shared/platform'
import { TERMINATION_KINDS } from '@/shop/subscriptions/subscription'
import { formatDate, formatMoney } from '@/i18n/format'
import { link, rows, textBlock, type MailTableRow } from '@apps/api/platform/mail/blocks'
import { platformOfMail } from '../../orders/mails/order-mail-parts'
import { defineMail, type MailContext } from '@apps/api/platform/mail/template'

const facts = z.object({
  platform: platformOfMail,
  customerName: z.string(),
  number: z.string(),
  /** Of the product. */
  name: z.string(),
  quantity: z.number().int(),
  weeks: z.number().int(),
  percent: z.number().int(),
  nextOn: z.string(),
  /** Of the link, by which the reader changes it. */
  token: z.string(),
})
type Facts = z.output<typeof facts>

const amount = z.number().int()
const dayOf = (day: string, { language }: MailContext) => formatDate(day, language, 'long', 'UTC')

const factRows = ({ number, name, quantity, weeks }: Facts, { t }: MailContext): MailTableRow[] => [
  [t('subscription.number'), number],
  [t('subscription.product'), t('subscription.line', { quantity, name })],
  [t('subscription.rhythm'), t('subscription.every', { weeks })],
]

const manage = ({ token }: Facts, { t, page }: MailContext) =>
  link(t('subscription.manage'), page(`/sparabo/verwalten?token=${encodeURIComponent(token)}`))

const reasonRow = (reason: string, { t }: MailContext): MailTableRow[] =>
  reason === '' ? [] : [[t('subscription.reason'), reason]]

export const subscriptionStarted = defineMail('subscription-started', facts, (data, context) => {
  const { t } = context
  return {
    subject: t('subscription.startedSubject', { number: data.number }),
    blocks: [
      textBlock(t('subscription.started')),
      rows(
        ...factRows(data, context),
        [t('subscription.saving'), t('subscription.percent', { percent: data.percent })],
        [t('subscription.next'), dayOf(data.nextOn, context), 'strong'],
      ),
      textBlock(t('subscription.anytime')),
      manage(data, context),
    ],
  }
})

export const subscriptionAnnounced = defineMail(
  'subscription-announced',
  facts.extend({ unit: amount, shipping: amount, total: amount, currency: z.enum(CURRENCIES) }),
  (data, context) => {
    const { t, language } = context
    const day = dayOf(data.nextOn, context)
    const money = (value: number) => formatMoney({ amount: value, currency: data.currency }, language)
    return {
      subject: t('subscription.announcedSubject', { day }),
      blocks: [
        textBlock(t('subscription.announced', { day })),
        rows(
          ...factRows(data, context),
          [t('subscription.unit'), money(data.unit)],
          [t('subscription.shipping'), money(data.shipping)],
          [t('subscription.total'), money(data.total), 'strong'],
        ),
        textBlock(t('subscription.price')),
        manage(data, context),
      ],
    }
  },
)

/** Another address or payment method, which holds from the next order on. */
export const subscriptionChanged = defineMail(
  'subscription-changed',
  facts.extend({
    address: z.object({
      name: z.string(),
      company: z.string(),
      street: z.string(),
      zipCode: z.string(),
      city: z.string(),
      country: z.string(),
      postNumber: z.string(),
    }),
    paymentMethod: z.enum(PAYMENT_METHODS),
  }),
  ({ address, paymentMethod, ...data }, context) => {
    const { t } = context
    const { name, company } = address
    return {
      subject: t('subscription.changedSubject', { number: data.number }),
      blocks: [
        textBlock(t('subscription.changed')),
        rows(
          ...factRows(data, context),
          [t('subscription.address'), postalLines({ name, company, ...addressOf(address) }).join(', ')],
          [t('subscription.payment'), t(`subscription.${paymentMethod}`)],
        ),
        textBlock(t('subscription.notYou')),
        manage(data, context),
      ],
    }
  },
)

/** A delivery that comes later: too little was in stock, or the shop leaves one out. */
export const subscriptionMoved = defineMail(
  'subscription-moved',
  facts.extend({ dueOn: z.string(), cause: z.enum(['short', 'shop']), reason: z.string() }),
  (data, context) => {
    const { t } = context
    const day = dayOf(data.nextOn, context)
    const due = dayOf(data.dueOn, context)
    return {
      subject: t('subscription.movedSubject', { day }),
      blocks: [
        textBlock(t(data.cause === 'short' ? 'subscription.short' : 'subscription.shopMoved', { day, due })),
        rows(...factRows(data, context), ...reasonRow(data.reason, context)),
        manage(data, context),
      ],
    }
  },
)

const PAUSED = {
  unpaid: 'subscription.unpaid',
  unavailable: 'subscription.unavailable',
  shop: 'subscription.shopPaused',
} as const

export const subscriptionPaused = defineMail(
  'subscription-paused',
  facts.extend({ cause: z.enum(['unpaid', 'unavailable', 'shop']), reason: z.string() }),
  (data, context) => {
    const { t } = context
    return {
      subject: t('subscription.pausedSubject', { number: data.number }),
      blocks: [
        textBlock(t(PAUSED[data.cause])),
        rows(...factRows(data, context), ...reasonRow(data.reason, context)),
        textBlock(t('subscription.resume')),
        manage(data, context),
      ],
    }
  },
)

/** The end, at once or on a day to come. */
export const subscriptionEnded = defineMail(
  'subscription-ended',
  facts.omit({ token: true, nextOn: true, percent: true }).extend({
    endedAt: z.string(),
    /** Null: it has ended. */
    endsOn: z.string().nullable(),
  }),
  ({ endedAt, endsOn, ...data }, context) => {
    const { t, language } = context
    const day = endsOn === null ? '' : dayOf(endsOn, context)
    return {
      subject: t(endsOn === null ? 'subscription.endedSubject' : 'subscription.endingSubject', {
        number: data.number,
        day,
      }),
      blocks: [
        textBlock(t(endsOn === null ? 'subscription.ended' : 'subscription.ending', { day })),
        rows(
          ...factRows({ ...data, token: '', nextOn: '', percent: 0 }, context),
          ...(endsOn === null
            ? [[t('subscription.endedAt'), formatDate(endedAt, language, 'time')] as const]
            : []),
        ),
      ],
    }
  },
)

/** Receipt of a termination, with its time (§ 312k BGB); to the address that was typed, so without its other words. */
export const terminationReceived = defineMail(
  'termination-received',
  z.object({
    platform: platformOfMail,
    customerName: z.string(),
    kind: z.enum(TERMINATION_KINDS),
    contract: z.string(),
    receivedAt: z.string(),
    endOn: z.string().nullable(),
  }),
  ({ kind, customerName, contract, receivedAt, endOn }, context) => {
    const { t, language } = context
    return {
      subject: t('subscription.receivedSubject'),
      blocks: [
        textBlock(t('subscription.received')),
        rows(
          [t('subscription.receivedAt'), formatDate(receivedAt, language, 'time'), 'strong'],
          [t('subscription.kind'), t(`subscription.${kind}`)],
          [t('subscription.name'), customerName],
          [t('subscription.contract'), contract],
          [t('subscription.endOn'), endOn === null ? t('subscription.earliest') : dayOf(endOn, context)],
        ),
        textBlock(t('subscription.stranger')),
      ],
    }
  },
)
