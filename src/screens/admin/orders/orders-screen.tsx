/**
 * Orders (A2). States of the list: loading, error, empty, ready (also updating, ticked, with news); of the detail:
 * loading, error, ready (also saving status or payment); the cargo dialog: companies loading, failed, ready,
 * submitting, refused; the bulk change: asking, running, done; the export: running.
 */
import { useRef } from 'react'
import { BagIcon, RefreshIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { CargoAssignment } from '../../../domain/cargo/cargo-form'
import type {
  OrderDetail,
  OrderSort,
  OrderStatus,
  OrderSummary,
  PaymentStatus,
} from '../../../domain/orders/order'
import { Button } from '../../../ui/button'
import { TableSkeleton } from '../../../ui/table-states'
import { CargoModal } from '../cargo/cargo-modal'
import { ListBody } from '../shared/lists/list-body'
import type { ItemState, ListState } from '../shared/lists/list-state'
import { NoticeToast } from '../shared/notice-toast'
import { OrderBulkDialog } from './order-bulk-dialog'
import { OrderFiltersBar } from './order-filters'
import { OrderPanel, type OrderSaving } from './order-panel'
import { OrderRows } from './order-rows'
import { OrdersTable, type OrderListProps } from './orders-table'
import { OrdersToolbar, type OrdersToolbarProps } from './orders-toolbar'
import {
  NO_ORDER_FILTERS,
  type BulkChange,
  type CargoAssignmentState,
  type OrderNotice,
  type OrderNoticeCode,
  type StatusUndo,
} from './orders-types'
import { Panel } from '../shared/panel'
import { ScreenHeader } from '../shared/screen-header'
import { useBecause } from '../shared/use-because'
import { usePhone, useSmall } from '../shared/use-narrow'

export interface OrdersScreenProps
  extends Pick<OrderListProps, 'selectedId' | 'onSelect'>, Omit<OrdersToolbarProps, 'ref' | 'orders'> {
  state: ListState<OrderSummary>
  /** Content of the panel; belongs to `selectedId`. */
  detail?: ItemState<OrderDetail>
  saving?: OrderSaving
  /** The cargo dialog; closed when left out. */
  assignment?: CargoAssignmentState
  /** The status change of the ticked orders; closed when left out. */
  bulk?: BulkChange
  notice?: OrderNotice
  onSortChange: (sort: OrderSort) => void
  onPageChange: (page: number) => void
  onRetry: () => void
  onRefresh: () => void
  onDetailClose: () => void
  onDetailRetry: () => void
  onStatusChange: (id: string, status: OrderStatus) => void
  onPaymentChange: (id: string, status: PaymentStatus) => void
  onAssignStart: (order: OrderDetail) => void
  onAssign: (id: string, input: CargoAssignment) => void
  onAssignCancel: () => void
  onCompaniesRetry: () => void
  onBulkRun: () => void
  onBulkStop: () => void
  onBulkClose: () => void
  /** Gives an order its former status back. */
  onUndo: (undo: StatusUndo) => void
  onNoticeEnd: () => void
}

const FAILURES: readonly OrderNoticeCode[] = [
  'statusFailed',
  'statusLost',
  'paymentFailed',
  'companiesFailed',
  'exportFailed',
]

export function OrdersScreen(props: OrdersScreenProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const because = useBecause()
  const phone = usePhone()
  const small = useSmall()
  const toolbar = useRef<HTMLDivElement>(null)
  const { state, filters, selectedId, detail, assignment, bulk, notice } = props
  const undo = notice?.undo
  const filtered = Object.values(filters).some(Boolean)
  const order = detail?.status === 'ready' ? detail.item : undefined
  const List = phone ? OrderRows : OrdersTable
  return (
    <>
      <ScreenHeader title={t('title')}>
        {!phone && (
          <Button variant="outline" size="admin" onClick={props.onRefresh}>
            <RefreshIcon size="s" />
            {common('list.refresh')}
          </Button>
        )}
      </ScreenHeader>
      <div
        className={
          selectedId && !small ? 'grid grid-cols-[minmax(0,1fr)_23.25rem] items-start gap-4' : undefined
        }
      >
        <Panel className="max-md:overflow-visible max-md:border-0 max-md:bg-transparent">
          <OrderFiltersBar
            filters={filters}
            sort={props.sort}
            onChange={props.onFiltersChange}
            onSortChange={props.onSortChange}
          />
          <OrdersToolbar {...props} ref={toolbar} orders={state.status === 'ready' ? state.items : []} />
          <ListBody
            state={state}
            skeleton={<OrdersSkeleton />}
            rows={(items) => <List {...props} orders={items} />}
            errorText={t(state.status === 'error' && state.lost ? 'loadLost' : 'loadFailed')}
            onRetry={props.onRetry}
            filtered={filtered}
            onClearFilters={() => props.onFiltersChange(NO_ORDER_FILTERS)}
            icon={<BagIcon size="l" />}
            empty={{ title: t('noneYet'), text: t('noneYetHint') }}
            onPageChange={props.onPageChange}
          />
        </Panel>
        {selectedId && (
          <OrderPanel
            key={selectedId}
            state={detail ?? { status: 'loading' }}
            overlay={small}
            saving={props.saving}
            onClose={props.onDetailClose}
            onRetry={props.onDetailRetry}
            onStatusChange={(status) => props.onStatusChange(selectedId, status)}
            onPaymentChange={(status) => props.onPaymentChange(selectedId, status)}
            onAssign={() => order && props.onAssignStart(order)}
          />
        )}
      </div>
      {assignment && order && (
        <CargoModal
          order={order}
          state={assignment}
          onAssign={(input) => props.onAssign(order.id, input)}
          onClose={props.onAssignCancel}
          onRetry={props.onCompaniesRetry}
        />
      )}
      {bulk && (
        <OrderBulkDialog
          change={bulk}
          returnTo={toolbar}
          onRun={props.onBulkRun}
          onStop={props.onBulkStop}
          onClose={props.onBulkClose}
        />
      )}
      <NoticeToast
        notice={notice}
        tone={notice && FAILURES.includes(notice.code) ? 'danger' : 'success'}
        text={notice && because(t(`notices.${notice.code}`, { count: notice.count ?? 0 }), notice.message)}
        action={undo && { label: t('undo'), onSelect: () => props.onUndo(undo) }}
        onEnd={props.onNoticeEnd}
      />
    </>
  )
}

function OrdersSkeleton() {
  return (
    <table className="w-full">
      <tbody>
        <TableSkeleton columns={7} rows={10} />
      </tbody>
    </table>
  )
}
