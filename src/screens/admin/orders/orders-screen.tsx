/**
 * Orders. States of the list: loading, error, empty, ready (optionally updating, with a selection, with new orders); of
 * the detail: loading, error, ready (optionally saving status or payment); the cargo dialog: companies loading, failed,
 * ready, submitting, rejected; the bulk change: confirming, running, done; the export: running.
 */
import { useRef } from 'react'
import { BagIcon, RefreshIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { AdminOrder, OrderDocument } from '@/shop/orders/admin-order'
import type { OrderSort, OrderStatus, OrderSummary, PaymentStatus } from '@/shop/orders/order'
import { Button } from '@/ui/button'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { ItemState } from '../shared/lists/list-state'
import type { OrderWorkProps } from './order-work-types'
import { useOrderFilters, useOrderSorting } from './order-filters'
import { OrderDialogs, type OrderDialogsProps } from './order-dialogs'
import { OrderPanel } from './panel/order-panel'
import { OrderRows } from './order-rows'
import { OrdersTable, type OrderListProps } from './orders-table'
import { OrdersToolbar, type OrdersToolbarProps } from './orders-toolbar'
import { OrderViewTabs } from './order-view-tabs'
import {
  NO_ORDER_FILTERS,
  type OrderFilters,
  type OrderNotice,
  type OrderNoticeCode,
  type StatusUndo,
} from './orders-types'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { usePhone, useSmall } from '../shared/use-narrow'

export interface OrdersScreenProps
  extends
    ListProps<OrderSummary, OrderFilters>,
    Pick<OrderListProps, 'openId' | 'onOpen'>,
    OrderWorkProps,
    Omit<OrderDialogsProps, 'order' | 'returnTo'>,
    Omit<OrdersToolbarProps, 'ref' | 'orders' | 'filters' | 'onFiltersChange'> {
  /** Detail of the order with id `openId`. */
  detail?: ItemState<AdminOrder>
  notice?: OrderNotice
  onSortChange: (sort: OrderSort) => void
  onRefresh: () => void
  onDetailClose: () => void
  onDetailRetry: () => void
  /** Downloads a document of the open order. */
  onDocumentDownload: (kind: OrderDocument) => void
  onStatusChange: (id: string, status: OrderStatus) => void
  onPaymentChange: (id: string, status: PaymentStatus) => void
  onAssignStart: (order: AdminOrder) => void
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

export function OrdersScreen(props: OrdersScreenProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const phone = usePhone()
  const small = useSmall()
  const toolbar = useRef<HTMLDivElement>(null)
  const filterBy = useOrderFilters()
  const sorting = useOrderSorting(props.sort, props.onSortChange)
  const { state, openId, detail, notice } = props
  const undo = notice?.undo
  const order = detail?.status === 'ready' ? detail.item : undefined
  const List = phone ? OrderRows : OrdersTable
  const bar = <OrdersToolbar {...props} ref={toolbar} orders={state.status === 'ready' ? state.items : []} />
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', columns: 8, className: 'max-md:overflow-visible' }}
      title={t('title')}
      actions={
        !phone && (
          <Button variant="outline" size="admin" onClick={props.onRefresh}>
            <RefreshIcon size="s" />
            {common('list.refresh')}
          </Button>
        )
      }
      search={t('search')}
      filterBy={filterBy}
      moreChoices={sorting}
      noFilters={NO_ORDER_FILTERS}
      above={
        phone ? (
          <div className="mb-3.5 flex items-center gap-2 border-b border-border px-4">
            <OrderViewTabs {...props} />
          </div>
        ) : (
          bar
        )
      }
      toolbar={phone && bar}
      rows={(items) => <List {...props} orders={items} />}
      icon={BagIcon}
      errorText={t(state.status === 'error' && state.lost ? 'loadLost' : 'loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      frame={(list) => (
        // The panel covers the columns at the right; the pages beside it stay within reach.
        <div className={openId && !small ? '[&_[data-slot=pager]]:pr-92' : undefined}>
          {list}
          {openId && (
            <OrderPanel
              key={openId}
              state={detail ?? { status: 'loading' }}
              overlay={small}
              saving={props.saving}
              work={props.work}
              actions={props.actions}
              making={props.making}
              onDocumentDownload={props.onDocumentDownload}
              onClose={props.onDetailClose}
              onRetry={props.onDetailRetry}
              onStatusChange={(status) => props.onStatusChange(openId, status)}
              onPaymentChange={(status) => props.onPaymentChange(openId, status)}
              onAssign={() => order && props.onAssignStart(order)}
            />
          )}
        </div>
      )}
      message={{
        notice,
        tone: notice && FAILURES.includes(notice.code) ? 'danger' : 'success',
        text: notice && withReason(t(`notices.${notice.code}`, { count: notice.count ?? 0 }), notice.message),
        action: undo && { label: t('undo'), onSelect: () => props.onUndo(undo) },
      }}
    >
      <OrderDialogs {...props} order={order} returnTo={toolbar} />
    </ListScreen>
  )
}
