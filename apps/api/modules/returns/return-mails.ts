import { z } from 'zod'
import { formatMoney } from '@/i18n/format'
import { link, rows, text } from '../../platform/mail/blocks'
import type { Mail } from '../../platform/mail/outbox.repository'
import { defineMail } from '../../platform/mail/template'
import { orderMailData, mailDataOf, rowIf } from '../orders/mails/order-mail-parts'
import type { Order } from '../orders/orders.repository'
import type { ReturnedUnits } from '@/shop/returns/returns'

export const refunded = defineMail(
  'refunded',
  orderMailData.extend({
    /** Minor units. */
    refund: z.number().int(),
    returned: z.array(z.string()),
  }),
  ({ orderNumber, refund, returned, currency }, { t, language, page }) => ({
    subject: t('refunded.subject', { orderNumber }),
    blocks: [
      text(t('refunded.intro')),
      rows(
        [t('orderNumber'), orderNumber],
        ...rowIf(returned.length > 0, () => [t('refunded.returned'), returned.join(', ')]),
        [t('refunded.amount'), formatMoney({ amount: refund, currency }, language), 'strong'],
      ),
      text(t('refunded.when')),
      link(t('viewOrder'), page('/orders')),
    ],
  }),
)

const decision = (kind: 'withdrawal-accepted' | 'withdrawal-refused', key: 'accepted' | 'refused') =>
  defineMail(
    kind,
    z.object({ customerName: z.string(), orderNumber: z.string(), reason: z.string().nullish() }),
    ({ orderNumber, reason }, { t }) => ({
      subject: t(`withdrawalDecision.${key}Subject`, { orderNumber }),
      blocks: [
        text(t(`withdrawalDecision.${key}`, { orderNumber })),
        ...(reason ? [text(t('withdrawalDecision.reason', { reason }))] : []),
        text(t('withdrawalDecision.questions')),
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
}

export const refundedMail = (order: Order, { id, amount, lines, at }: RefundMail): Mail => {
  const nameOf = (productId: string) => order.lines.find((line) => line.productId === productId)?.name ?? ''
  return refunded.create({
    at,
    to: order.email,
    language: order.language,
    data: {
      ...mailDataOf(order),
      refund: amount,
      returned: lines.map(({ productId, quantity }) => `${quantity} × ${nameOf(productId)}`),
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
    data: { customerName: order.customerName, orderNumber: order.number, reason },
    dedupeKey: `withdrawal-${status}:${withdrawalId}`,
  })
