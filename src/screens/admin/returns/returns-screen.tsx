import type { ReactNode } from 'react'
import { RefreshIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { RETURN_STATUSES, type ReturnRecord, type ReturnStatus } from '@/shop/returns/returns'
import { optionsOf } from '../shared/lists/filter-description'
import { columnNames, type ColumnChoice } from '../shared/lists/list-columns'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { usePhone } from '../shared/use-narrow'
import { RETURN_COLUMNS, ReturnRows, ReturnsTable } from './returns-table'

interface ReturnFilters {
  readonly search: string
  readonly status?: ReturnStatus
}
const NO_RETURN_FILTERS: ReturnFilters = { search: '' }

export type ReturnNotice = 'accepted' | 'refused' | 'refusedAll' | 'refusalFailed' | 'matched'

export interface ReturnsScreenProps extends ListProps<ReturnRecord, ReturnFilters> {
  notice?: Notice<ReturnNotice>
  /** Columns of the table. */
  columns: ColumnChoice
  onOpen: (id: string) => void
  /** Buttons beside the title. */
  actions?: ReactNode
  /** The open dialog. */
  dialogs?: ReactNode
}

/** Decides what comes back: withdrawals, undecided ones first. */
export function ReturnsScreen(props: ReturnsScreenProps) {
  const t = useTranslations('adminReturns')
  const withReason = useMessageWithReason()
  const { notice } = props
  const phone = usePhone()
  const List = phone ? ReturnRows : ReturnsTable
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', timed: true, columns: 5 }}
      title={t('title')}
      columns={{ names: columnNames(RETURN_COLUMNS, (key) => t(key)), ...props.columns }}
      search={t('search')}
      filterBy={[
        {
          name: 'status',
          label: t('columns.status'),
          all: t('allStatuses'),
          options: optionsOf(RETURN_STATUSES, (value) => t(`statuses.${value}`)),
        },
      ]}
      noFilters={NO_RETURN_FILTERS}
      actions={!phone && props.actions}
      rows={(returns) => <List returns={returns} columns={props.columns.chosen} onOpen={props.onOpen} />}
      icon={RefreshIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      message={{
        notice,
        tone: notice?.code === 'refusalFailed' ? 'danger' : 'success',
        text: notice && withReason(t(`notices.${notice.code}`), notice.message),
      }}
    >
      {/* Seldom used, below the list it lets that begin higher. */}
      {phone && <div className="grid p-4 empty:hidden">{props.actions}</div>}
      {props.dialogs}
    </ListScreen>
  )
}
