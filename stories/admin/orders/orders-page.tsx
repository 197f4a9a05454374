import { fn } from '@storybook/test'
import { useRef } from 'react'
import { OrderList } from '@/screens/admin/orders/order-list'
import { OrdersScreen, type OrdersScreenProps } from '@/screens/admin/orders/orders-screen'
import type { OrderListProps } from '@/screens/admin/orders/orders-table'
import { OrdersToolbar, type OrdersToolbarProps } from '@/screens/admin/orders/orders-toolbar'
import { OrderChanges, type OrderChangesProps } from '@/screens/admin/orders/panel/order-changes'
import { OrderPanel, type OrderPanelProps } from '@/screens/admin/orders/panel/order-panel'
import type { OrderFilters } from '@/screens/admin/orders/orders-types'
import { ViewTabs, type ViewTabsProps } from '@/screens/admin/shared/views/view-tabs'
import type { ListProps } from '@/screens/admin/shared/lists/list-screen'
import type { OrderSummary } from '@/shop/orders/order'
import { orderRows } from '../../fixtures/admin-orders'

export interface OrdersPageProps
  extends
    ListProps<OrderSummary, OrderFilters>,
    OrdersScreenProps,
    Pick<OrderListProps, 'onOpen'>,
    ViewTabsProps,
    Omit<OrdersToolbarProps, 'ref' | 'orders' | 'views'>,
    Omit<OrderChangesProps, 'order'>,
    Omit<OrderPanelProps, 'state' | 'changes' | 'onRetry' | 'onClose'> {
  /** State of the order with id `openId`. */
  order?: OrderPanelProps['state']
  onDetailRetry: () => void
  onDetailClose: () => void
}

/** The section as its container composes it; the props of its parts stand side by side, so that a story changes one. */
export function OrdersPage({ order, onDetailRetry, onDetailClose, ...props }: OrdersPageProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const orders = props.state.status === 'ready' ? props.state.items : []
  const views = <ViewTabs {...props} />
  return (
    <OrdersScreen
      {...props}
      list={props}
      rows={(orders) => <OrderList {...props} orders={orders} columns={props.columns.chosen} />}
      toolbar={<OrdersToolbar {...props} ref={toolbar} orders={orders} views={views} />}
      detail={
        props.openId && (
          <OrderPanel
            {...props}
            state={order ?? { status: 'loading' }}
            changes={order?.status === 'ready' && <OrderChanges {...props} order={order.item} />}
            onRetry={onDetailRetry}
            onClose={onDetailClose}
          />
        )
      }
    />
  )
}

export const ordersPage = { status: 'ready', items: orderRows, page: 1, pages: 33, total: 328 } as const

const list = {
  state: ordersPage,
  filters: { search: '' },
  onFiltersChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onNoticeEnd: fn(),
} as const

/** The first page, with no filters, no selection and no open order. */
export const ordersArgs = {
  ...list,
  // Replaced by what the page composes.
  list,
  toolbar: undefined,
  rows: () => undefined,
  sort: 'newest',
  selection: [],
  columns: { chosen: undefined, onChange: fn() },
  saved: [],
  current: '',
  ready: [
    { label: 'Tüm siparişler', query: '', count: 328 },
    { label: 'Ödeme bekleyenler', query: 'status=valid&payment=pending', count: 17 },
    { label: 'Bugün', query: 'range=today', count: 9 },
    { label: 'Hazırlanacaklar', query: 'status=unshipped&payment=completed', count: 4 },
    { label: 'Kargoya hazır', query: 'status=processing', count: 12 },
  ],
  addedNotes: 0,
  onRefresh: fn(),
  onMake: fn(),
  onOpen: fn(),
  onDetailClose: fn(),
  onDetailRetry: fn(),
  onNoteAdd: fn(),
  onMailSend: fn(),
  onWork: fn(),
  onStatusChange: fn(),
  onPaymentChange: fn(),
  onSortChange: fn(),
  onSelectionChange: fn(),
  onBulkStart: fn(),
  onShippingStart: fn(),
  onDocumentDownload: fn(),
  onXRechnungDownload: fn(),
  onDocumentsDownload: fn(),
  onExport: fn(),
  onExportCancel: fn(),
  onNewsLoad: fn(),
  onApply: fn(),
  onSave: fn(),
  onEdit: fn(),
  onRemove: fn(),
  onUndo: fn(),
} satisfies OrdersPageProps
