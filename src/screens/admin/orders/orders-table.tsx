import { useFormat, useTranslations } from '@/i18n'
import { unitsOf, type OrderSort, type OrderSummary } from '@/shop/orders/order'
import { isPartlySent, sentUnits, unitsToSend } from '@/shop/orders/parcels'
import type { SortDirection } from '@/ui/table'
import { arranged, type ListColumn } from '../shared/lists/list-columns'
import { JustChanged } from '../shared/lists/just-changed'
import { ListTable } from '../shared/lists/list-table'
import { PlatformLabel } from '../shared/platform-label'
import { OrderPaymentMark, strongMarkOf, useWaitingDays } from './order-payment-mark'
import { directionOf, SORTED_COLUMNS, type SortedColumn } from './order-sorting'
import { OrderStatusMark } from './order-status'
import { useCountryName } from './use-country-name'

/** Columns that may be left out and moved. */
export const ORDER_COLUMNS = ['customer', 'status', 'payment', 'total', 'date', 'platform'] as const

export interface OrderListProps {
  orders: readonly OrderSummary[]
  /** @default 'newest' */
  sort?: OrderSort
  /** Of `ORDER_COLUMNS`, in their order; all of them by default. Phones show every order whole. */
  columns?: readonly string[] | undefined
  /** Id of the order whose detail panel is open. */
  openId?: string
  /** Ids of the selected orders. */
  selection?: readonly string[]
  /** Sorts by a column; without it the headers are not sortable. */
  onSortChange?: (sort: OrderSort) => void
  onOpen: (id: string) => void
  /** Changes the selection; without it there are no checkboxes. */
  onSelectionChange?: (ids: readonly string[]) => void
}

const NONE: readonly string[] = []

/** Labels of the columns. */
export function useOrderColumnNames(): Readonly<Record<(typeof ORDER_COLUMNS)[number], string>> {
  const t = useTranslations('adminOrderList')
  return {
    customer: t('columns.customer'),
    status: t('columns.status'),
    payment: t('columns.payment'),
    total: t('columns.total'),
    date: t('columns.date'),
    platform: t('columns.platform'),
  }
}

/** Orders as a table with sortable columns and row selection. */
export function OrdersTable({
  orders,
  sort = 'newest',
  columns,
  selection = NONE,
  onSortChange,
  openId,
  onOpen,
  onSelectionChange,
}: OrderListProps) {
  const t = useTranslations('adminOrderList')
  const format = useFormat()
  const country = useCountryName()
  const names = useOrderColumnNames()
  const sorting = (column: SortedColumn) =>
    onSortChange && {
      sort: directionOf(column, sort),
      onSort: (direction: SortDirection) => onSortChange(SORTED_COLUMNS[column][direction]),
    }
  const all: readonly ListColumn<OrderSummary>[] = [
    {
      header: t('columns.order'),
      sorting: sorting('number'),
      // The actual button; the row only enlarges the target.
      cell: ({ number }, isOpen) => (
        <button
          type="button"
          data-opener
          aria-label={t('open', { number })}
          aria-pressed={isOpen}
          className="relative rounded-xs font-semibold before:absolute before:-inset-2 before:content-['']"
        >
          {number}
        </button>
      ),
      detail: ({ id }) => <JustChanged id={id} />,
    },
    {
      id: 'customer',
      header: names.customer,
      sorting: sorting('customer'),
      cellClassName: 'max-w-44 truncate',
      cell: ({ customer }) => customer.name,
      detail: (order) => order.country !== undefined && country(order.country),
    },
    {
      id: 'status',
      header: names.status,
      sorting: sorting('status'),
      cellClassName: 'max-w-52',
      cell: (order) => <OrderStatusMark status={order.status} quiet={strongMarkOf(order) !== 'status'} />,
      detail: (order) =>
        isPartlySent(order)
          ? t('partlySent', { sent: sentUnits(order), total: unitsToSend(order) })
          : order.shipment && (
              <span className="block truncate">
                {[order.shipment.company, order.shipment.trackingNumber].join(' · ')}
              </span>
            ),
    },
    {
      id: 'payment',
      header: names.payment,
      cell: (order) => <OrderPaymentMark order={order} quiet={strongMarkOf(order) !== 'payment'} />,
      detail: (order) => <PaymentDetail order={order} />,
    },
    {
      id: 'total',
      header: names.total,
      numeric: true,
      sorting: sorting('total'),
      cell: ({ total, currency }) => (
        <b className="font-semibold">{format.money({ amount: total, currency })}</b>
      ),
      detail: (order) => t('units', { count: unitsOf(order) }),
    },
    {
      id: 'date',
      header: names.date,
      sorting: sorting('date'),
      cell: ({ createdAt }) => format.date(createdAt),
      detail: ({ createdAt }) => format.date(createdAt, 'clock'),
    },
    { id: 'platform', header: names.platform, cell: ({ platform }) => <PlatformLabel platform={platform} /> },
  ]
  return (
    <ListTable
      label={t('label')}
      columns={arranged(all, columns)}
      rows={orders}
      sort={sort}
      selection={
        onSelectionChange && {
          ids: selection,
          onChange: onSelectionChange,
          label: ({ number }) => t('select.one', { number }),
          pageLabel: t('select.page'),
        }
      }
      openId={openId}
      onRowClick={({ id }) => onOpen(id)}
    />
  )
}

/** Method, and for how long it has been waited. */
function PaymentDetail({ order }: { order: OrderSummary }) {
  const t = useTranslations('adminOrderList')
  const common = useTranslations('admin')
  const waiting = useWaitingDays(order)
  return [
    common(`paymentMethod.${order.payment.method}`),
    waiting !== undefined && t('waitingDays', { count: waiting }),
  ]
    .filter(Boolean)
    .join(' · ')
}
