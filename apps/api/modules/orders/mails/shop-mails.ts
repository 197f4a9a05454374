import { z } from 'zod'
import { link, rows, text } from '../../../platform/mail/blocks'
import { defineMail } from '../../../platform/mail/template'

const toReturns = '/admin/dashboard?section=returns'

/** Mail to the shop; contains nothing typed by a stranger. */
export const shopWithdrawal = defineMail(
  'shop-withdrawal',
  z.object({ customerName: z.string(), orderNumber: z.string() }),
  ({ orderNumber }, { t, page }) => ({
    subject: t('shopWithdrawal.subject'),
    blocks: [
      text(t('shopWithdrawal.intro')),
      rows([t('orderNumber'), orderNumber]),
      link(t('shopWithdrawal.action'), page(toReturns)),
    ],
  }),
)

/** How many withdrawals of no order wait. */
export const shopUnmatched = defineMail(
  'shop-unmatched',
  z.object({ customerName: z.string(), count: z.number().int() }),
  ({ count }, { t, page }) => ({
    subject: t('shopUnmatched.subject', { count }),
    blocks: [text(t('shopUnmatched.intro', { count })), link(t('shopWithdrawal.action'), page(toReturns))],
  }),
)
