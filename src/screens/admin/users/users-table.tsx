import { useFormat, useTranslations } from '../../../i18n'
import type { UserRow } from '../../../domain/users/user'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../../ui/table'
import { PlatformLabel } from '../shared/platform-label'
import { RemainingDays, UserStatusMark } from './user-status'

interface UsersProps {
  users: readonly UserRow[]
  onManage: (id: string) => void
}

export function UsersTable({ users, onManage }: UsersProps) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  return (
    <Table label={t('title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('columns.user')}</TableHeader>
          <TableHeader>{t('platform')}</TableHeader>
          <TableHeader>{t('status')}</TableHeader>
          <TableHeader>{t('columns.premium')}</TableHeader>
          <TableHeader className="@max-3xl:hidden">{t('columns.created')}</TableHeader>
          <TableHeader>{t('columns.activity')}</TableHeader>
          <TableHeader numeric>{t('columns.action')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id}>
            <TableCell>
              <span className="flex items-center gap-2.75">
                <Avatar size="s" name={user.name} />
                <span className="max-w-60 min-w-0 leading-snug @max-3xl:max-w-40">
                  <span className="block truncate">{user.name}</span>
                  <small className="block truncate text-a-caption text-text-subtle">{user.email}</small>
                </span>
              </span>
            </TableCell>
            <TableCell>
              <PlatformLabel platform={user.platform} />
            </TableCell>
            <TableCell>
              <UserStatusMark status={user.status} />
            </TableCell>
            <TableCell>
              <RemainingDays days={user.remainingDays} />
            </TableCell>
            <TableCell className="text-text-muted @max-3xl:hidden">{format.date(user.createdAt)}</TableCell>
            <TableCell className="text-text-muted">
              {user.lastActivity ? format.date(user.lastActivity, 'time') : t('never')}
            </TableCell>
            <TableCell numeric>
              <Button
                variant="outline"
                size="admin"
                aria-label={t('manageUser', { name: user.name })}
                onClick={() => onManage(user.id)}
              >
                {t('manage')}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** On phones the whole row opens the dialog. */
export function UserRows({ users, onManage }: UsersProps) {
  const t = useTranslations('adminUsers')
  return (
    <ul className="border-t border-border">
      {users.map((user) => (
        <li key={user.id} className="border-b border-border bg-surface">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onManage(user.id)}
            className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 pt-3.25 pb-3.5 text-left text-[0.9375rem] focus-visible:-outline-offset-2"
          >
            <Avatar name={user.name} />
            <span className="min-w-0 leading-snug">
              <b className="block truncate font-semibold">{user.name}</b>
              <small className="block truncate text-a-small text-text-subtle">{user.email}</small>
            </span>
            <PlatformLabel platform={user.platform} />
            <span className="col-span-3 mt-2 flex items-center gap-2.5 text-a-small">
              <UserStatusMark status={user.status} />
              <RemainingDays days={user.remainingDays} />
              <span aria-hidden="true" className="ml-auto font-semibold underline underline-offset-4">
                {t('manage')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
