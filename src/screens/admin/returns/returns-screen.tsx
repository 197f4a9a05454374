/**
 * Withdrawals. States of the list: loading, error, empty, ready (optionally updating); of the dialog: its order loading,
 * failed, ready or unknown (search: idle, loading, failed, empty, results), submitting, rejected, already decided.
 */
import { RefreshIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import { RETURN_STATUSES, type ReturnDecision, type ReturnRecord } from '@/shop/returns/returns'
import { optionsOf } from '../shared/lists/filter-description'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { usePhone } from '../shared/use-narrow'
import { RefuseUnmatched } from './refuse-unmatched'
import { ReturnDialog } from './return-dialog'
import { ReturnRows, ReturnsTable } from './returns-table'
import {
  NO_RETURN_FILTERS,
  type ReturnDialogState,
  type ReturnFilters,
  type ReturnNotice,
} from './returns-types'

export interface ReturnsScreenProps extends ListProps<ReturnRecord, ReturnFilters> {
  dialog?: ReturnDialogState
  notice?: Notice<ReturnNotice>
  onOpen: (id: string) => void
  onDecide: (id: string, decision: ReturnDecision) => void
  onOrderSearch: (text: string) => void
  onMatch: (id: string, orderId: string) => void
  /** True while the unmatched ones are being refused. */
  refusing?: boolean
  /** Refuses all of these together. */
  onRefuseAll: (ids: readonly string[]) => void
  onOrderRetry: () => void
  onDialogClose: () => void
}

export function ReturnsScreen(props: ReturnsScreenProps) {
  const t = useTranslations('adminReturns')
  const withReason = useMessageWithReason()
  const { dialog, notice } = props
  const List = usePhone() ? ReturnRows : ReturnsTable
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', columns: 5 }}
      title={t('title')}
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
      actions={
        <RefuseUnmatched state={props.state} refusing={props.refusing} onRefuseAll={props.onRefuseAll} />
      }
      rows={(returns) => <List returns={returns} onOpen={props.onOpen} />}
      icon={RefreshIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      message={{
        notice,
        tone: notice?.code === 'openFailed' || notice?.code === 'refusalFailed' ? 'danger' : 'success',
        text: notice && withReason(t(`notices.${notice.code}`), notice.message),
      }}
    >
      {dialog && (
        <ReturnDialog
          key={`${dialog.item.id}-${dialog.item.status}`}
          state={dialog}
          onDecide={(decision) => props.onDecide(dialog.item.id, decision)}
          onOrderSearch={props.onOrderSearch}
          onMatch={(orderId) => props.onMatch(dialog.item.id, orderId)}
          onOrderRetry={props.onOrderRetry}
          onClose={props.onDialogClose}
        />
      )}
    </ListScreen>
  )
}
