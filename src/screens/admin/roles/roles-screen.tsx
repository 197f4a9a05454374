/** Roles of administrators. States of the list: loading, error, ready; built-in roles can neither be changed nor deleted. */
import type { ReactNode } from 'react'
import { EditIcon, PlusIcon, ShieldIcon, TrashIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Status } from '@/ui/status'
import { PERMISSIONS } from '@/shop/roles/permissions'
import { isBuiltInRole, type RoleRecord } from '@/shop/roles/roles'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { useMay } from '../shared/permissions'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { useRoleName } from './role-name'

export type RoleNoticeCode = 'created' | 'updated' | 'removed' | 'removeFailed'

export interface RolesScreenProps extends Pick<
  ListProps<RoleRecord, object>,
  'state' | 'onRetry' | 'onNoticeEnd'
> {
  notice?: Notice<RoleNoticeCode>
  onCreate: () => void
  onEdit: (role: RoleRecord) => void
  onRemove: (role: RoleRecord) => void
  /** Open dialogs. */
  dialogs?: ReactNode
}

export function RolesScreen(props: RolesScreenProps) {
  const t = useTranslations('adminRoles')
  const withReason = useMessageWithReason()
  const mayWrite = useMay('roles.write')
  const { notice } = props
  return (
    <ListScreen
      list={{ ...props, filters: {}, onFiltersChange: () => undefined, onPageChange: () => undefined }}
      layout={{ kind: 'table', columns: 3, skeletonRows: 5 }}
      title={t('title')}
      actions={
        mayWrite && (
          <Button size="admin" onClick={props.onCreate}>
            <PlusIcon size="s" />
            {t('create')}
          </Button>
        )
      }
      filterBy={[]}
      noFilters={{}}
      rows={(roles) => (
        <ul className="border-t border-border">
          {roles.map((role) => (
            <RoleRow key={role.id} role={role} mayWrite={mayWrite} {...props} />
          ))}
        </ul>
      )}
      icon={ShieldIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('loadFailed'), text: '' }}
      message={{
        notice,
        tone: notice?.code === 'removeFailed' ? 'danger' : 'success',
        text:
          notice &&
          withReason(
            notice.code === 'removeFailed' ? t('removal.failed') : t(`notices.${notice.code}`),
            notice.message,
          ),
      }}
    >
      {props.dialogs}
    </ListScreen>
  )
}

interface RoleRowProps extends Pick<RolesScreenProps, 'onEdit' | 'onRemove'> {
  role: RoleRecord
  mayWrite: boolean
}

function RoleRow({ role, mayWrite, onEdit, onRemove }: RoleRowProps) {
  const t = useTranslations('adminRoles')
  const name = useRoleName()(role)
  const builtIn = isBuiltInRole(role.id) ? role.id : undefined
  const may = role.permissions.map((permission) => t(`permissions.${permission}`)).join(', ')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-border bg-surface px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-80 leading-snug">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {builtIn && (
            <Status size="admin" tone="neutral">
              {t('builtIn')}
            </Status>
          )}
        </p>
        <p className="mt-0.5 text-a-small text-text-muted">{builtIn ? t(`summaries.${builtIn}`) : may}</p>
        <details className="mt-1 text-a-small text-text-subtle">
          <summary className="w-fit cursor-pointer">
            {t('permissionCount', { count: role.permissions.length, all: PERMISSIONS.length })}
          </summary>
          <p className="mt-1">{may}</p>
        </details>
      </div>
      <span className="text-a-small text-text-muted">{t('people', { count: role.people })}</span>
      {mayWrite && !builtIn && (
        <span className="flex gap-1.5">
          <IconButton
            size="admin"
            icon={EditIcon}
            label={t('editOne', { name })}
            onClick={() => onEdit(role)}
          />
          <IconButton
            size="admin"
            icon={TrashIcon}
            label={t('removeOne', { name })}
            disabled={role.people > 0}
            onClick={() => onRemove(role)}
          />
        </span>
      )}
    </li>
  )
}
