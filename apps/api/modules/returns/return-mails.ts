import { z } from 'zod'
import type { Language } from '@/shop/shared/language'
import { formatDate, formatMoney } from '@/i18n/format'
import { link, rows, textBlock } from '../../platform/mail/blocks'
import type { Mail } from '../../platform/mail/outbox.repository'
import { defineMail } from '../../platform/mail/template'
import { mailDataOf, orderMailData, platformOfMail, rowIf, zoneOf } from '../orders/mails/order-mail-parts'
import type { Order } from '../orders/orders.repository'
import type { Withdrawal } from './returns.repository'
import type { ReturnedUnits } from '@/shop/returns/returns'

export const withdrawal = defineMail(
  'withdrawal',
  z.object({
    orderNumber: z.string(),
    platform: platformOfMail,
    /** ISO 8601 instant. */
    receivedAt: z.string(),
    declared: z.object({ name: z.string(), items: z.array(z.string()), reason: z.string().nullable() }),
  }),
  ({ orderNumber, platform, receivedAt, declared: { name, items, reason } }, { t, language }) => ({
    subject: t('withdrawal.subject', { orderNumber }),
    blocks: [
      textBlock(t('withdrawal.intro')),
      rows(
        [t('orderNumber'), orderNumber],
        [t('withdrawal.received'), formatDate(receivedAt, language, 'time', zoneOf(platform))],
        [t('withdrawal.name'), name],
        [t('withdrawal.items'), items.length > 0 ? items.join(', ') : t('withdrawal.wholeOrder')],
        ...rowIf(reason !== null, () => [t('withdrawal.reason'), reason ?? '']),
      ),
      textBlock(t('withdrawal.next')),
    ],
  }),
)

export const refunded = defineMail(
  'refunded',
  orderMailData.extend({
    /** Minor units. */
    refund: z.number().int(),
    returned: z.array(z.string()),
    /** The order whose credit note is attached. */
    creditOf: z.string().nullish(),
  }),
  ({ orderNumber, refund, returned, currency, creditOf }, { t, language, page }) => ({
    subject: t('refunded.subject', { orderNumber }),
    blocks: [
      textBlock(t('refunded.intro')),
      rows(
        [t('orderNumber'), orderNumber],
        ...rowIf(returned.length > 0, () => [t('refunded.returned'), returned.join(', ')]),
        [t('refunded.amount'), formatMoney({ amount: refund, currency }, language), 'strong'],
      ),
      textBlock(t('refunded.when')),
      ...(creditOf ? [textBlock(t('refunded.creditNote'))] : []),
      link(t('viewOrder'), page('/orders')),
    ],
    attachments: creditOf ? [{ kind: 'credit_notes', orderId: creditOf }] : [],
  }),
)

const decision = (kind: 'withdrawal-accepted' | 'withdrawal-refused', key: 'accepted' | 'refused') =>
  defineMail(
    kind,
    z.object({
      customerName: z.string(),
      orderNumber: z.string(),
      platform: platformOfMail,
      reason: z.string().nullish(),
    }),
    ({ orderNumber, reason }, { t }) => ({
      subject: t(`withdrawalDecision.${key}Subject`, { orderNumber }),
      blocks: [
        textBlock(t(`withdrawalDecision.${key}`, { orderNumber })),
        ...(reason ? [textBlock(t('withdrawalDecision.reason', { reason }))] : []),
        textBlock(t('withdrawalDecision.questions')),
      ],
    }),
  )

export const withdrawalAccepted = decision('withdrawal-accepted', 'accepted')
export const withdrawalRefused = decision('withdrawal-refused', 'refused')

interface RefundMail {
  /** Id of the refund. */
  readonly id: string
  /** Minor units. */
  readonly amount: number
  readonly lines: readonly ReturnedUnits[]
  readonly at: Date
  /** Whether a credit note was issued for it. */
  readonly isCredited: boolean
}

export const refundedMail = (order: Order, { id, amount, lines, at, isCredited }: RefundMail): Mail => {
  const nameOf = (productId: string) => order.lines.find((line) => line.productId === productId)?.name ?? ''
  return refunded.create({
    at,
    to: order.email,
    language: order.language,
    data: {
      ...mailDataOf(order),
      refund: amount,
      returned: lines.map(({ productId, quantity }) => `${quantity} × ${nameOf(productId)}`),
      creditOf: isCredited ? order.id : null,
    },
    dedupeKey: `refunded:${id}`,
  })
}

interface DecisionMail {
  readonly withdrawalId: string
  readonly status: 'accepted' | 'refused'
  readonly reason: string | null
  readonly at: Date
}

export const decisionMail = (order: Order, { withdrawalId, status, reason, at }: DecisionMail): Mail =>
  (status === 'accepted' ? withdrawalAccepted : withdrawalRefused).create({
    at,
    to: order.email,
    language: order.language,
    data: { customerName: order.customerName, orderNumber: order.number, platform: order.platform, reason },
    dedupeKey: `withdrawal-${status}:${withdrawalId}`,
  })

interface Receipt {
  readonly declared: Pick<Withdrawal, 'id' | 'name' | 'items' | 'reason' | 'receivedAt'>
  readonly language: Language
  /** Whether the order's customer has confirmed its email address. */
  readonly isConfirmed: boolean
  readonly at: Date
}

/**
 * Goes to the order's own email address with what the law asks for: content, date and time (§ 356a BGB). The reason, free
 * text that nobody owes, goes to a confirmed address only: anybody can order for somebody else's, and then withdraw.
 */
export const withdrawalMail = (order: Order, { declared, language, isConfirmed, at }: Receipt): Mail => {
  const { id, name, items, reason, receivedAt } = declared
  return withdrawal.create({
    at,
    language,
    to: order.email,
    data: {
      orderNumber: order.number,
      platform: order.platform,
      receivedAt: receivedAt.toISOString(),
      declared: { name, items: [...items], reason: isConfirmed ? reason : null },
    },
    dedupeKey: `withdrawal:${id}`,
    limit: 'delayed',
  })
}
