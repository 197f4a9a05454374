/**
 * Orders (A2). States of the list: loading, error, empty, ready (also updating); of the detail: loading, error,
 * ready (also saving status or payment); the cargo dialog: companies loading, failed, ready, submitting, refused.
 */
import { BagIcon, RefreshIcon } from '../../icons'
import { useWords } from '../../i18n'
import type { CargoAssignment } from '../../domain/validation'
import type { OrderDetail, OrderStatus, OrderSummary, PaymentStatus } from '../../domain/order'
import { Button } from '../../ui/button'
import { TableSkeleton } from '../../ui/table-states'
import { CargoModal } from './cargo-modal'
import { ListBody } from './list-body'
import type { ItemState, ListState, Notice } from './list-state'
import { NoticeToast } from './notice-toast'
import { OrderFiltersBar } from './order-filters'
import { OrderPanel, type OrderSaving } from './order-panel'
import { OrderRows, OrdersTable } from './orders-table'
import {
  NO_ORDER_FILTERS,
  type CargoAssignmentState,
  type OrderFilters,
  type OrderNotice,
} from './orders-types'
import { Panel } from './panel'
import { ScreenHeader } from './screen-header'
import { useBecause } from './use-because'
import { usePhone, useSmall } from './use-narrow'

export interface OrdersScreenProps {
  state: ListState<OrderSummary>
  filters: OrderFilters
  /** The order whose panel is open. */
  selectedId?: string
  /** Content of the panel; belongs to `selectedId`. */
  detail?: ItemState<OrderDetail>
  saving?: OrderSaving
  /** The cargo dialog; closed when left out. */
  assignment?: CargoAssignmentState
  notice?: Notice<OrderNotice>
  onFiltersChange: (filters: OrderFilters) => void
  onPageChange: (page: number) => void
  onRetry: () => void
  onRefresh: () => void
  onSelect: (id: string) => void
  onDetailClose: () => void
  onDetailRetry: () => void
  onStatusChange: (id: string, status: OrderStatus) => void
  onPaymentChange: (id: string, status: PaymentStatus) => void
  onAssignStart: (order: OrderDetail) => void
  onAssign: (id: string, input: CargoAssignment) => void
  onAssignCancel: () => void
  onCompaniesRetry: () => void
  onNoticeEnd: () => void
}

const FAILURES: readonly OrderNotice[] = ['statusFailed', 'statusLost', 'paymentFailed', 'companiesFailed']

export function OrdersScreen(props: OrdersScreenProps) {
  const words = useWords('adminOrders')
  const common = useWords('admin')
  const because = useBecause()
  const phone = usePhone()
  const small = useSmall()
  const { state, filters, selectedId, detail, assignment, notice } = props
  const filtered = Object.values(filters).some(Boolean)
  const order = detail?.kind === 'ready' ? detail.item : undefined
  const List = phone ? OrderRows : OrdersTable
  return (
    <>
      <ScreenHeader title={words('title')}>
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
        <Panel className="max-md:border-0 max-md:bg-transparent">
          <OrderFiltersBar filters={filters} onChange={props.onFiltersChange} />
          <ListBody
            state={state}
            skeleton={<OrdersSkeleton />}
            rows={(items) => <List orders={items} selectedId={selectedId} onSelect={props.onSelect} />}
            errorText={words(state.kind === 'error' && state.lost ? 'loadLost' : 'loadFailed')}
            onRetry={props.onRetry}
            filtered={filtered}
            onClearFilters={() => props.onFiltersChange(NO_ORDER_FILTERS)}
            icon={<BagIcon size="l" />}
            empty={{ title: words('noneYet'), text: words('noneYetHint') }}
            onPageChange={props.onPageChange}
          />
        </Panel>
        {selectedId && (
          <OrderPanel
            key={selectedId}
            state={detail ?? { kind: 'loading' }}
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
      <NoticeToast
        tone={notice && FAILURES.includes(notice.code) ? 'danger' : 'success'}
        text={notice && because(words(`notices.${notice.code}`), notice.message)}
        onEnd={props.onNoticeEnd}
      />
    </>
  )
}

function OrdersSkeleton() {
  return (
    <table className="w-full">
      <tbody>
        <TableSkeleton columns={5} rows={10} />
      </tbody>
    </table>
  )
}
