import { useTranslations } from '@/i18n'
import type { WebhookRecord } from '@/shop/webhooks/webhooks'
import { RemovalDialog } from '../shared/lists/removal-dialog'

interface WebhookRemovalProps {
  webhook: WebhookRecord
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a webhook goes with its log. */
export function WebhookRemoval({ webhook, busy, onConfirm, onCancel }: WebhookRemovalProps) {
  const t = useTranslations('adminIntegrations')
  return (
    <RemovalDialog
      removal={{ item: webhook, busy }}
      title={() => t('webhooks.removeTitle')}
      description={({ url }) => t('webhooks.removeText', { url })}
      confirmLabel={t('webhooks.remove')}
      onRemoveConfirm={onConfirm}
      onRemoveCancel={onCancel}
    />
  )
}
