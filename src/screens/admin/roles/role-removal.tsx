import { useTranslations } from '@/i18n'
import type { RoleRecord } from '@/shop/roles/roles'
import { RemovalDialog } from '../shared/lists/removal-dialog'

interface RoleRemovalProps {
  role: RoleRecord
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a role is deleted. */
export function RoleRemoval({ role, busy, onConfirm, onCancel }: RoleRemovalProps) {
  const t = useTranslations('adminRoles')
  return (
    <RemovalDialog
      removal={{ item: role, busy }}
      title={({ name }) => t('removal.title', { name })}
      description={() => t('removal.text')}
      confirmLabel={t('removal.confirm')}
      onRemoveConfirm={onConfirm}
      onRemoveCancel={onCancel}
    />
  )
}
