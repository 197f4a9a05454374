import { useFormat, useTranslations } from '@/i18n'
import type { UserRow } from '@/shop/users/users'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { arranged, type ListColumn } from '../shared/lists/list-columns'
import { JustChanged } from '../shared/lists/just-changed'
import { ListTable } from '../shared/lists/list-table'
import { PlatformLabel } from '../shared/platform-label'
import { RemainingDays, UserStatusMark } from './user-status'
import { RowList } from '../shared/lists/row-list'

/** Columns that may be left out and moved, with the keys of their texts. */
export const USER_COLUMNS = {
  platform: 'platform',
  status: 'status',
  premium: 'columns.premium',
  created: 'columns.created',
  activity: 'columns.activity',
} as const

interface UsersProps {
  users: readonly UserRow[]
  /** Of `USER_COLUMNS`, in their order; all of them by default. */
  columns?: readonly string[] | undefined
  onManage: (id: string) => void
}

/** Customers as a table; a row opens the dialog. */
export function UsersTable({ users, columns, onManage }: UsersProps) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  const all: readonly ListColumn<UserRow>[] = [
    {
      header: t('columns.user'),
      cell: ({ id, name, email, groups }) => (
        <span className="flex items-center gap-2.75">
          <Avatar size="s" name={name} />
          <span className="max-w-60 min-w-0 leading-snug @max-3xl:max-w-40">
            <span className="flex items-center gap-2">
              <span className="truncate">{name}</span>
              <Groups groups={groups} />
              <small className="text-a-caption">
                <JustChanged id={id} />
              </small>
            </span>
            <small className="block truncate text-a-caption text-text-subtle">{email}</small>
          </span>
        </span>
      ),
    },
    { id: 'platform', header: t('platform'), cell: ({ platform }) => <PlatformLabel platform={platform} /> },
    { id: 'status', header: t('status'), cell: ({ status }) => <UserStatusMark status={status} /> },
    {
      id: 'premium',
      header: t('columns.premium'),
      cell: ({ remainingDays }) => <RemainingDays days={remainingDays} />,
    },
    {
      id: 'created',
      header: t('columns.created'),
      className: '@max-3xl:hidden',
      cellClassName: 'text-text-muted @max-3xl:hidden',
      cell: ({ createdAt }) => format.date(createdAt),
    },
    {
      id: 'activity',
      header: t('columns.activity'),
      cellClassName: 'text-text-muted',
      cell: ({ lastActivity }) => (lastActivity ? format.date(lastActivity) : t('never')),
      detail: ({ lastActivity }) => lastActivity && format.date(lastActivity, 'clock'),
    },
    {
      header: t('columns.action'),
      numeric: true,
      cell: ({ id, name }) => (
        <Button
          variant="outline"
          size="admin"
          data-opener
          aria-label={t('manageUser', { name })}
          onClick={(event) => {
            event.stopPropagation()
            onManage(id)
          }}
        >
          {t('manage')}
        </Button>
      ),
    },
  ]
  return (
    <ListTable
      label={t('title')}
      rows={users}
      onRowClick={({ id }) => onManage(id)}
      columns={arranged(all, columns)}
    />
  )
}

/** The first group, and how many more there are. */
function Groups({ groups: [first, ...others] }: Pick<UserRow, 'groups'>) {
  const t = useTranslations('adminUsers')
  return (
    first !== undefined && (
      <Badge variant="soft" size="s" className="-my-1 max-w-32">
        <span className="truncate">{first}</span>
        {others.length > 0 && t('groups.more', { count: others.length })}
      </Badge>
    )
  )
}

/** List layout for phones; the whole row opens the dialog. */
export function UserRows({ users, onManage }: UsersProps) {
  const t = useTranslations('adminUsers')
  return (
    <RowList>
      {users.map((user) => (
        <li key={user.id} data-row={user.id} className="border-b border-border bg-surface">
          <button
            type="button"
            data-opener
            aria-haspopup="dialog"
            onClick={() => onManage(user.id)}
            className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 pt-3.25 pb-3.5 text-start text-[0.9375rem] focus-visible:-outline-offset-2"
          >
            <Avatar name={user.name} />
            <span className="min-w-0 leading-snug">
              <span className="flex items-center gap-2">
                <b className="truncate font-semibold">{user.name}</b>
                <Groups groups={user.groups} />
                <small className="flex-none text-a-caption">
                  <JustChanged id={user.id} />
                </small>
              </span>
              <small className="block truncate text-a-small text-text-subtle">{user.email}</small>
            </span>
            <PlatformLabel platform={user.platform} />
            <span className="col-span-3 mt-2 flex items-center gap-2.5 text-a-small">
              <UserStatusMark status={user.status} />
              <RemainingDays days={user.remainingDays} />
              <span aria-hidden="true" className="ms-auto font-semibold underline underline-offset-4">
                {t('manage')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </RowList>
  )
}
