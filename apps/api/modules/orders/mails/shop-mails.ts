import { z } from 'zod'
import { link, rows, text } from '../../../platform/mail/blocks'
import { defineMail } from '../../../platform/mail/template'

/** To the shop; nothing that a stranger typed. */
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
