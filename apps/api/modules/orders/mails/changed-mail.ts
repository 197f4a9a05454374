import { z } from 'zod'
import { formatMoney } from '@/i18n/format'
import { link, rows, textBlock, title } from '@apps/api/platform/mail/blocks'
import type { Mail } from '@apps/api/platform/mail/outbox.repository'
import { defineMail, type AttachmentRef } from '@apps/api/platform/mail/template'
import { bill, howToPay, mailDataOf, orderMailData, paymentTarget } from './order-mail-parts'
import type { Order } from '../orders.repository'

export const changed = defineMail(
  'changed',
  orderMailData.extend({
    /** Missing once all of the order is paid. */
    paymentInstructions: paymentTarget.nullish(),
    isSettled: z.boolean().nullish(),
    /** What goes back, in minor units. */
    refund: z.number().int().nullish(),
    /** The order whose new invoice and credit note are attached. */
    orderId: z.string().nullish(),
  }),
  (order, context) => {
    const { t, language, page } = context
    const { orderNumber, currency, refund, isSettled, orderId, outstanding } = order
    const papers = orderId
      ? (['invoice', 'credit_notes'] as const).map((kind): AttachmentRef => ({ kind, orderId }))
      : []
    return {
      subject: t('changed.subject', { orderNumber }),
      blocks: [
        textBlock(t('changed.intro')),
        rows([t('orderNumber'), orderNumber]),
        title(t('placed.items')),
        ...bill(order, context),
        ...(refund
          ? [
              rows([t('refunded.amount'), formatMoney({ amount: refund, currency }, language), 'strong']),
              textBlock(t('refunded.when')),
            ]
          : []),
        ...(isSettled ? [textBlock(t('changed.paid'))] : []),
        ...(outstanding ? [textBlock(t('changed.outstanding'))] : []),
        ...(isSettled || refund ? [] : howToPay(order, context)),
        ...(papers.length > 0 ? [textBlock(t('changed.papers'))] : []),
        link(t('viewOrder'), page('/orders')),
      ],
      attachments: papers,
    }
  },
)

interface Changed {
  readonly at: Date
  /** Minor units; 0: nothing. */
  readonly refund: number
  /** Whether a new invoice stands for the former one. */
  readonly isInvoiced: boolean
}

export function changedMail(order: Order, { at, refund, isInvoiced }: Changed): Mail {
  const isSettled = order.paymentStatus !== 'pending' && order.outstanding === 0
  return changed.create({
    at,
    to: order.email,
    language: order.language,
    dedupeKey: ['changed', order.id, at.toISOString()].join(':'),
    data: {
      ...mailDataOf(order),
      paymentInstructions: isSettled ? null : order.paymentInstructions,
      isSettled,
      refund: refund > 0 ? refund : null,
      orderId: isInvoiced ? order.id : null,
    },
  })
}
