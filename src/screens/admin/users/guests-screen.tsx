/** Who ordered without an account. States of the list: loading, error, empty, ready (optionally updating). */
import type { ReactNode } from 'react'
import { UsersIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { Guest } from '@/shop/users/users'
import { PLATFORMS } from '@/shop/shared/platform'
import type { ListExportProps } from '../shared/lists/export-button'
import { optionsOf } from '../shared/lists/filter-description'
import { columnNames, type ColumnChoice } from '../shared/lists/list-columns'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { usePhone } from '../shared/use-narrow'
import { GUEST_COLUMNS, GuestRows, GuestsTable } from './guests-table'
import { UserKinds } from './user-kinds'
import { useUserNotice } from './user-notice'
import { isUserFailure, NO_GUEST_FILTERS, type UserFilters, type UserNotice } from './users-types'

export interface GuestsScreenProps extends ListProps<Guest, UserFilters> {
  /** The file of them. */
  file: ListExportProps
  notice?: Notice<UserNotice>
  /** Columns of the table. */
  columns: ColumnChoice
  /** Called with the id of a guest. */
  onOpen: (id: string) => void
  /** The opened guest. */
  dialogs?: ReactNode
}

export function GuestsScreen(props: GuestsScreenProps) {
  const t = useTranslations('adminUsers')
  const common = useTranslations('admin')
  const textOf = useUserNotice()
  const { notice } = props
  const phone = usePhone()
  const kinds = <UserKinds filters={props.filters} onFiltersChange={props.onFiltersChange} {...props.file} />
  const List = phone ? GuestRows : GuestsTable
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', timed: true, columns: 6 }}
      title={t('title')}
      columns={{ names: columnNames(GUEST_COLUMNS, (key) => t(key)), ...props.columns }}
      actions={!phone && kinds}
      above={phone && kinds}
      search={t('search')}
      filterBy={[
        {
          name: 'platform',
          label: t('platform'),
          all: t('allPlatforms'),
          options: optionsOf(PLATFORMS, (value) => common(`platforms.${value}`)),
        },
      ]}
      noFilters={NO_GUEST_FILTERS}
      rows={(items) => <List guests={items} columns={props.columns.chosen} onOpen={props.onOpen} />}
      icon={UsersIcon}
      errorText={t('guests.loadFailed')}
      empty={{ title: t('guests.noneYet'), text: t('guests.noneYetHint') }}
      message={{
        notice,
        tone: notice && isUserFailure(notice.code) ? 'danger' : 'success',
        text: notice && textOf(notice),
      }}
    >
      {props.dialogs}
    </ListScreen>
  )
}
