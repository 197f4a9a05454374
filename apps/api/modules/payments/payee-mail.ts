import { z } from 'zod'
import { PLATFORMS } from '@/shop/shared/platform'
import { link, rows, textBlock } from '../../platform/mail/blocks'
import { defineMail } from '../../platform/mail/template'
import { PAYEE_FIELDS } from '@/shop/payments/payments'

/** To all administrators: what shoppers pay to has changed. */
export const payeeChanged = defineMail(
  'payee-changed',
  z.object({
    customerName: z.string(),
    actor: z.string(),
    platform: z.enum(PLATFORMS),
    changed: z.array(z.object({ field: z.enum([...PAYEE_FIELDS, 'paypalClientId']), value: z.string() })),
  }),
  ({ actor, platform, changed }, { t, page }) => ({
    subject: t('payeeChanged.subject'),
    blocks: [
      textBlock(t('payeeChanged.intro')),
      rows(
        [t('payeeChanged.platform'), t(`payeeChanged.platforms.${platform}`)],
        ...changed.map(({ field, value }) => [t(`payeeChanged.${field}`), value || '–'] as const),
        [t('staffNotice.actor'), actor],
      ),
      textBlock(t('staffNotice.unknown')),
      link(t('payeeChanged.action'), page('/admin/dashboard?section=payment-settings')),
    ],
  }),
)
