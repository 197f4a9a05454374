import { useTranslations } from '@/i18n'
import type { ApiKeyRecord } from '@/shop/api-keys/api-keys'
import { RemovalDialog } from '../shared/lists/removal-dialog'

interface ApiKeyRemovalProps {
  apiKey: ApiKeyRecord
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a key ends. */
export function ApiKeyRemoval({ apiKey, busy, onConfirm, onCancel }: ApiKeyRemovalProps) {
  const t = useTranslations('adminIntegrations')
  return (
    <RemovalDialog
      removal={{ item: apiKey, busy }}
      title={({ name }) => t('keys.revokeTitle', { name })}
      description={() => t('keys.revokeText')}
      confirmLabel={t('keys.revoke')}
      onRemoveConfirm={onConfirm}
      onRemoveCancel={onCancel}
    />
  )
}
