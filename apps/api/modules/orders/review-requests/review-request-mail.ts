import { z } from 'zod'
import { link, rows, textBlock } from '@apps/api/platform/mail/blocks'
import { defineMail } from '@apps/api/platform/mail/template'
import { platformOfMail } from '../mails/order-mail-parts'

/** Leads to the order, whose lines have the forms; a guest's is added to an account first. */
export const reviewRequestMail = defineMail(
  'review-request',
  z.object({
    customerName: z.string(),
    orderNumber: z.string(),
    platform: platformOfMail,
    /** Null for a guest's order. */
    orderId: z.string().nullable(),
    products: z.array(z.string()),
    token: z.string(),
  }),
  ({ orderNumber, orderId, products, token }, { t, page }) => {
    const unsubscribe = page(`/unsubscribe?token=${encodeURIComponent(token)}`)
    return {
      unsubscribe,
      subject: t('reviewRequest.subject', { orderNumber }),
      blocks: [
        textBlock(t('reviewRequest.intro')),
        rows([t('orderNumber'), orderNumber]),
        textBlock(...products),
        ...(orderId === null ? [textBlock(t('reviewRequest.guest'))] : []),
        link(
          t('reviewRequest.action'),
          page(
            `/orders?${new URLSearchParams(orderId === null ? { orderNumber } : { order: orderId }).toString()}`,
          ),
        ),
        textBlock(t('unsubscribe.review'), unsubscribe),
      ],
    }
  },
)
