/**
 * Where orders are found, read and worked on, one or several at a time. States of the list: loading, error, empty,
 * ready (optionally updating, with a selection). Views, toolbar, detail and dialogs are composed by the section.
 */
import type { ReactNode } from 'react'
import { BagIcon, RefreshIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { OrderSort, OrderSummary } from '@/shop/orders/order'
import { Button } from '@/ui/button'
import type { MoreFilters } from '../shared/lists/filter-types'
import type { ColumnChoice } from '../shared/lists/list-columns'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import { useOrderFilters, useOrderSorting } from './order-filters'
import { useOrderColumnNames } from './orders-table'
import {
  NO_ORDER_FILTERS,
  type OrderFilters,
  type OrderNotice,
  type OrderNoticeCode,
  type StatusUndo,
} from './orders-types'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { useMay } from '../shared/permissions'
import { usePhone, useSmall } from '../shared/use-narrow'

export interface OrdersScreenProps {
  list: ListProps<OrderSummary, OrderFilters>
  sort: OrderSort
  /** Id of the order whose detail is open. */
  openId?: string
  /** Columns of the table. */
  columns: ColumnChoice
  notice?: OrderNotice
  /** `OrderFilterForm` and its chips. */
  moreFilters?: MoreFilters
  /** `OrdersToolbar`, with the views. */
  toolbar: ReactNode
  /** `OrderList`. */
  rows: (orders: readonly OrderSummary[]) => ReactNode
  /** `OrderPanel` of the open order. */
  detail?: ReactNode
  /** The open dialog. */
  dialogs?: ReactNode
  onSortChange: (sort: OrderSort) => void
  onRefresh: () => void
  onMake: () => void
  /** Restores the previous status of an order. */
  onUndo: (undo: StatusUndo) => void
}

const FAILURES: readonly OrderNoticeCode[] = [
  'statusFailed',
  'statusLost',
  'paymentFailed',
  'exportFailed',
  'noteFailed',
  'mailFailed',
  'documentFailed',
  'invoiceMissing',
]

export function OrdersScreen({ list, openId, notice, onUndo, ...props }: OrdersScreenProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const edit = useTranslations('adminOrderEdit')
  const mayWrite = useMay('orders.write')
  const phone = usePhone()
  const small = useSmall()
  const filterBy = useOrderFilters()
  const columnNames = useOrderColumnNames()
  const sorting = useOrderSorting(props.sort, props.onSortChange)
  const { state } = list
  const undo = notice?.undo
  return (
    <ListScreen
      list={list}
      layout={{ kind: 'table', columns: 8, timed: true, className: 'max-md:overflow-visible' }}
      title={t('title')}
      columns={{ names: columnNames, ...props.columns }}
      actions={
        !phone && (
          <Button variant="outline" size="admin" onClick={props.onRefresh}>
            <RefreshIcon size="s" />
            {common('list.refresh')}
          </Button>
        )
      }
      create={mayWrite && { label: edit('made.open'), onPress: props.onMake }}
      search={t('search')}
      filterBy={filterBy}
      moreFilters={props.moreFilters}
      moreChoices={sorting}
      noFilters={NO_ORDER_FILTERS}
      above={<div className="max-md:mb-2.5 max-md:border-b max-md:border-border">{props.toolbar}</div>}
      rows={props.rows}
      icon={BagIcon}
      errorText={t(state.status === 'error' && state.lost ? 'loadLost' : 'loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      frame={(content) => (
        // The panel covers the columns at the right; the pages beside it stay within reach.
        <div className={openId && !small ? '[&_[data-slot=pager]]:pe-92' : undefined}>
          {content}
          {props.detail}
        </div>
      )}
      message={{
        notice,
        tone: notice && FAILURES.includes(notice.code) ? 'danger' : 'success',
        text: notice && withReason(t(`notices.${notice.code}`, { count: notice.count ?? 0 }), notice.message),
        action: undo && { label: t('undo'), onSelect: () => onUndo(undo) },
      }}
    >
      {props.dialogs}
    </ListScreen>
  )
}
