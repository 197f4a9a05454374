/**
 * The companies that deliver, with their tracking addresses. States of the list: loading, error (also for an invalid
 * response), empty, ready (optionally updating, or toggling a row).
 */
import type { ReactNode } from 'react'
import { TruckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { CargoCompany } from '@/shop/cargo/cargo'
import { PLATFORMS } from '@/shop/shared/platform'
import { useMay } from '../shared/permissions'
import { ACTIVITY } from '../shared/lists/activity'
import { optionsOf } from '../shared/lists/filter-description'
import { columnNames, type ColumnChoice } from '../shared/lists/list-columns'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { usePhone } from '../shared/use-narrow'
import { CargoRows } from './cargo-rows'
import { CARGO_COLUMNS, CargoTable } from './cargo-table'
import { NO_CARGO_FILTERS, type CargoFilters, type CargoMessage, type CargoNotice } from './cargo-types'

export interface CargoScreenProps extends ListProps<CargoCompany, CargoFilters> {
  /** Id of the company being activated or deactivated. */
  togglingId?: string
  notice?: CargoMessage
  /** Columns of the table. */
  columns: ColumnChoice
  onToggle: (company: CargoCompany) => void
  onCreate: () => void
  onEdit: (company: CargoCompany) => void
  onRemove: (company: CargoCompany) => void
  /** The open dialog: form or confirmation of a removal. */
  dialogs?: ReactNode
}

const FAILURES: readonly CargoNotice[] = ['statusFailed', 'deleteFailed', 'openFailed', 'inUse']

export function CargoScreen(props: CargoScreenProps) {
  const t = useTranslations('adminCargo')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { state, notice } = props
  const unused = notice?.company?.isActive ? notice.company : undefined
  const List = usePhone() ? CargoRows : CargoTable
  const mayWrite = useMay('cargo.write')
  const create = mayWrite && { label: t('add'), onPress: props.onCreate }
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', columns: 7, skeletonRows: 6 }}
      title={t('title')}
      columns={{ names: columnNames(CARGO_COLUMNS, (key) => t(key)), ...props.columns }}
      create={create}
      search={t('search')}
      filterBy={[
        {
          name: 'platform',
          label: t('platform'),
          all: t('allPlatforms'),
          options: optionsOf(PLATFORMS, (value) => common(`platforms.${value}`)),
        },
        {
          name: 'activity',
          label: t('status'),
          all: t('allStatuses'),
          options: optionsOf(ACTIVITY, (value) => t(value)),
        },
      ]}
      noFilters={NO_CARGO_FILTERS}
      rows={(items) => (
        <List
          companies={items}
          columns={props.columns.chosen}
          togglingId={props.togglingId}
          onToggle={props.onToggle}
          onEdit={props.onEdit}
          onRemove={props.onRemove}
        />
      )}
      icon={TruckIcon}
      errorText={t(state.status === 'error' && state.invalid ? 'invalidAnswer' : 'loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      message={{
        notice,
        tone: notice && FAILURES.includes(notice.code) ? 'danger' : 'success',
        text:
          notice &&
          (notice.code === 'inUse'
            ? t('notices.inUse', { name: notice.company?.name ?? '' })
            : withReason(t(`notices.${notice.code}`), notice.message)),
        action: unused && { label: t('deactivate'), onSelect: () => props.onToggle(unused) },
      }}
    >
      {props.dialogs}
    </ListScreen>
  )
}
