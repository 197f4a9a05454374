/**
 * Who may work in the back office: invite, deactivate, help to a new password. States of the list: loading, error, ready.
 */
import type { ReactNode } from 'react'
import { PlusIcon, UsersIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import type { RoleRecord } from '@/shop/roles/roles'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { useMay } from '../shared/permissions'
import { usePhone } from '../shared/use-narrow'
import { StaffRows, StaffTable } from './staff-table'
import type { StaffNotice, StaffNoticeCode, StaffRow } from './staff-types'

export interface StaffScreenProps extends Pick<
  ListProps<StaffRow, object>,
  'state' | 'onRetry' | 'onNoticeEnd'
> {
  /** Id of the signed-in administrator. */
  ownId: string
  roles: readonly RoleRecord[]
  notice?: StaffNotice
  onInvite: () => void
  onEdit: (member: StaffRow) => void
  onToggle: (member: StaffRow) => void
  /** Send a link for a new password by mail. */
  onReset: (member: StaffRow) => void
  /** Remove a lost second factor. */
  onRemoveFactor: (member: StaffRow) => void
  /** Whether all need a second factor. */
  demand?: ReactNode
  /** The open dialog: form or confirmation. */
  dialogs?: ReactNode
}

const FAILURES: readonly StaffNoticeCode[] = ['changeFailed', 'resetFailed']

export function StaffScreen(props: StaffScreenProps) {
  const t = useTranslations('adminStaff')
  const withReason = useMessageWithReason()
  const { notice } = props
  const List = usePhone() ? StaffRows : StaffTable
  const mayWrite = useMay('staff.write')
  const invite = mayWrite && (
    <>
      {props.demand}
      <Button size="admin" onClick={props.onInvite}>
        <PlusIcon size="s" />
        {t('invite')}
      </Button>
    </>
  )
  return (
    <ListScreen
      list={{ ...props, filters: {}, onFiltersChange: () => undefined, onPageChange: () => undefined }}
      layout={{ kind: 'table', columns: 5, skeletonRows: 3 }}
      title={t('title')}
      actions={invite}
      filterBy={[]}
      noFilters={{}}
      rows={(members) => (
        <List
          members={members}
          ownId={props.ownId}
          roles={props.roles}
          onEdit={props.onEdit}
          onReset={props.onReset}
          onToggle={props.onToggle}
          onRemoveFactor={props.onRemoveFactor}
        />
      )}
      icon={UsersIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('loadFailed'), text: '' }}
      message={{
        notice,
        tone: notice && FAILURES.includes(notice.code) ? 'danger' : 'success',
        text:
          notice && withReason(t(`notices.${notice.code}`, { email: notice.email ?? '' }), notice.message),
      }}
    >
      {props.dialogs}
    </ListScreen>
  )
}
