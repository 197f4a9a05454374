/**
 * Finds customers, grants Premium, bans. States of the list: loading, error, empty, ready (optionally updating); of the
 * counts: loading or ready.
 */
import type { ReactNode } from 'react'
import { UsersIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { USER_STATUSES, type CustomerGroup, type UserRow } from '@/shop/users/users'
import { PLATFORMS } from '@/shop/shared/platform'
import type { ListExportProps } from '../shared/lists/export-button'
import { optionsOf } from '../shared/lists/filter-description'
import { columnNames, type ColumnChoice } from '../shared/lists/list-columns'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { useMay } from '../shared/permissions'
import { usePhone } from '../shared/use-narrow'
import { UserCountCards } from './user-counts'
import { UserKinds } from './user-kinds'
import { useUserNotice } from './user-notice'
import { USER_COLUMNS, UserRows, UsersTable } from './users-table'
import {
  isUserFailure,
  NO_USER_FILTERS,
  type UserCounts,
  type UserFilters,
  type UserNotice,
} from './users-types'

export interface UsersScreenProps extends ListProps<UserRow, UserFilters> {
  /** The file of them. */
  file: ListExportProps
  /** Undefined while loading. */
  counts?: UserCounts
  /** Groups to filter by. */
  groups: readonly CustomerGroup[]
  notice?: Notice<UserNotice>
  onManage: (id: string) => void
  /** Columns of the table. */
  columns: ColumnChoice
  /** Opens the form of a new customer. */
  onCreate: () => void
  /** The opened customer. */
  dialogs?: ReactNode
}

export function UsersScreen(props: UsersScreenProps) {
  const t = useTranslations('adminUsers')
  const common = useTranslations('admin')
  const textOf = useUserNotice()
  const { filters, notice } = props
  const mayCreate = useMay('customers.write')
  const groups = props.groups.map(({ name }) => name)
  const phone = usePhone()
  const counts = props.state.status !== 'error' && <UserCountCards counts={props.counts} />
  const kinds = <UserKinds filters={props.filters} onFiltersChange={props.onFiltersChange} {...props.file} />
  const List = phone ? UserRows : UsersTable
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', timed: true, columns: 7 }}
      title={t('title')}
      columns={{ names: columnNames(USER_COLUMNS, (key) => t(key)), ...props.columns }}
      create={mayCreate && { label: t('create.open'), onPress: props.onCreate }}
      actions={!phone && kinds}
      above={phone && kinds}
      summary={!phone && counts}
      search={t('search')}
      filterBy={[
        {
          name: 'platform',
          label: t('platform'),
          all: t('allPlatforms'),
          options: optionsOf(PLATFORMS, (value) => common(`platforms.${value}`)),
        },
        {
          name: 'status',
          label: t('status'),
          all: t('allStatuses'),
          options: optionsOf(USER_STATUSES, (value) => t(`statuses.${value}`)),
        },
        {
          name: 'group',
          label: t('groups.one'),
          all: t('groups.all'),
          // One that nobody is in any more may still be asked for.
          options: optionsOf(
            filters.group && !groups.includes(filters.group) ? [...groups, filters.group] : groups,
            (name) => name,
          ),
        },
      ]}
      noFilters={NO_USER_FILTERS}
      rows={(items) => <List users={items} columns={props.columns.chosen} onManage={props.onManage} />}
      icon={UsersIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      message={{
        notice,
        tone: notice && isUserFailure(notice.code) ? 'danger' : 'success',
        text: notice && textOf(notice),
      }}
    >
      {phone && counts}
      {props.dialogs}
    </ListScreen>
  )
}
