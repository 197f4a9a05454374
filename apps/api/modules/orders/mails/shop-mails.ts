import { z } from 'zod'
import { link, rows, text } from '../../../platform/mail/blocks'
import { defineMail } from '../../../platform/mail/template'

/** Mail to the shop; contains nothing typed by a stranger. */
export const shopWithdrawal = defineMail(
  'shop-withdrawal',
  z.object({ customerName: z.string(), orderNumber: z.string().nullish() }),
  ({ orderNumber }, { t, page }) => ({
    subject: t('shopWithdrawal.subject'),
    blocks: [
      text(t('shopWithdrawal.intro')),
      rows([t('orderNumber'), orderNumber ?? t('shopWithdrawal.unmatched')]),
      link(t('shopWithdrawal.action'), page('/admin/dashboard?section=returns')),
    ],
  }),
)
