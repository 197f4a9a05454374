import { formatDate } from '@/i18n/format'
import { link, rows, text } from './blocks'
import type { Template } from './template'

export const reset: Template<'reset'> = ({ token }, { t, page }) => ({
  subject: t('reset.subject'),
  blocks: [
    text(t('reset.intro')),
    link(t('reset.action'), page(`/reset-password?token=${encodeURIComponent(token)}`)),
    text(t('reset.validity'), t('reset.ignore')),
  ],
})

export const withdrawal: Template<'withdrawal'> = (data, { t, language }) => {
  const { orderNumber, items, reason, receivedAt } = data
  return {
    subject: t('withdrawal.subject', { orderNumber }),
    blocks: [
      text(t('withdrawal.intro')),
      rows(
        [t('orderNumber'), orderNumber],
        [t('withdrawal.received'), formatDate(receivedAt, language, 'time')],
        [t('withdrawal.items'), items.length > 0 ? items.join(', ') : t('withdrawal.allItems')],
        ...(reason ? [[t('withdrawal.reason'), reason] as const] : []),
      ),
      text(t('withdrawal.next')),
    ],
  }
}
