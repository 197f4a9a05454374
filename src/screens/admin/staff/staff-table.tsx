import { EditIcon, MailIcon, ShieldIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Status } from '@/ui/status'
import type { RoleRecord } from '@/shop/roles/roles'
import { useRoleName } from '../roles/role-name'
import { useMay } from '../shared/permissions'
import { ListTable } from '../shared/lists/list-table'
import type { StaffRow } from './staff-types'
import { RowList } from '../shared/lists/row-list'

export interface StaffListProps {
  members: readonly StaffRow[]
  /** Id of the signed-in administrator, who cannot deactivate their own account. */
  ownId: string
  roles: readonly RoleRecord[]
  onEdit: (member: StaffRow) => void
  /** Send a link for a new password by mail. */
  onReset: (member: StaffRow) => void
  onToggle: (member: StaffRow) => void
  /** Remove a lost second factor. */
  onRemoveFactor: (member: StaffRow) => void
}

/** Administrators as a table with status and creation date. */
export function StaffTable({ members, ...actions }: StaffListProps) {
  const t = useTranslations('adminStaff')
  const format = useFormat()
  return (
    <ListTable
      label={t('title')}
      rows={members}
      columns={[
        { header: t('columns.name'), cell: (member) => <Person member={member} ownId={actions.ownId} /> },
        { header: t('columns.role'), cell: (member) => <Role member={member} roles={actions.roles} /> },
        { header: t('columns.status'), cell: (member) => <StaffStatus member={member} /> },
        {
          header: t('columns.created'),
          cell: ({ createdAt }) => format.date(createdAt),
          cellClassName: 'text-text-muted',
        },
        {
          header: t('columns.actions'),
          cell: (member) => <Actions member={member} {...actions} />,
          numeric: true,
        },
      ]}
    />
  )
}

/** List layout for phones: three lines per administrator. */
export function StaffRows({ members, ...actions }: StaffListProps) {
  return (
    <RowList>
      {members.map((member) => (
        <li
          key={member.id}
          data-row={member.id}
          className="grid grid-cols-1 gap-2 border-b border-border bg-surface px-4 py-3.5"
        >
          <span className="flex items-center justify-between gap-3">
            <Person member={member} ownId={actions.ownId} />
            <StaffStatus member={member} />
          </span>
          <span className="text-a-small text-text-muted">
            <Role member={member} roles={actions.roles} />
          </span>
          <Actions member={member} {...actions} />
        </li>
      ))}
    </RowList>
  )
}

function Person({ member: { id, name, email }, ownId }: { member: StaffRow; ownId: string }) {
  const t = useTranslations('adminStaff')
  return (
    <span className="flex min-w-0 items-center gap-2.75">
      <Avatar size="s" name={name} />
      <span className="min-w-0 leading-snug">
        <span className="block wrap-anywhere">{id === ownId ? t('you', { name }) : name}</span>
        <small className="block text-a-caption wrap-anywhere text-text-subtle">{email}</small>
      </span>
    </span>
  )
}

function Role({ member: { role }, roles }: { member: StaffRow; roles: readonly RoleRecord[] }) {
  const nameOf = useRoleName()
  return nameOf(roles.find(({ id }) => id === role) ?? { id: role, name: '' })
}

function StaffStatus({ member: { isActive } }: { member: StaffRow }) {
  const t = useTranslations('adminStaff')
  return (
    <Status size="admin" tone={isActive ? 'success' : 'neutral'}>
      {t(isActive ? 'active' : 'passive')}
    </Status>
  )
}

type ActionsProps = Omit<StaffListProps, 'members'> & { member: StaffRow }
function Actions({ member, ownId, onEdit, onReset, onToggle, onRemoveFactor }: ActionsProps) {
  const t = useTranslations('adminStaff')
  const mayWrite = useMay('staff.write')
  const { name, isActive } = member
  if (member.id === ownId) return <span className="text-a-small text-text-subtle">{t('ownHint')}</span>
  if (!mayWrite) return null
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1.5 max-md:justify-start">
      <Button
        variant="outline"
        size="admin"
        aria-label={t(isActive ? 'deactivateOne' : 'activateOne', { name })}
        onClick={() => onToggle(member)}
      >
        {t(isActive ? 'deactivate' : 'activate')}
      </Button>
      <IconButton
        size="admin"
        icon={MailIcon}
        label={t('resetOne', { name })}
        disabled={!isActive}
        onClick={() => onReset(member)}
      />
      {member.hasSecondFactor && (
        <IconButton
          size="admin"
          icon={ShieldIcon}
          label={t('removeFactorOne', { name })}
          onClick={() => onRemoveFactor(member)}
        />
      )}
      <IconButton
        size="admin"
        data-opener
        icon={EditIcon}
        label={t('editOne', { name })}
        onClick={() => onEdit(member)}
      />
    </span>
  )
}
