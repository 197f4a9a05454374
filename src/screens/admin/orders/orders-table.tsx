import { memo, useEffect, useMemo, useRef } from 'react'
import { useFormat, useTranslations } from '../../../i18n'
import { unitsOf, type OrderSort, type OrderSummary } from '../../../domain/orders/order'
import { Checkbox } from '../../../ui/checkbox'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type SortDirection,
} from '../../../ui/table'
import { directionOf, SORTED_COLUMNS, type SortedColumn } from './order-sorting'
import { OrderPaymentMark, OrderStatusMark } from './order-status'
import { useCountryName } from './use-country-name'
import { PageCheckbox } from '../shared/lists/page-checkbox'
import { toggled } from '../shared/lists/selection'
import { PlatformLabel } from '../shared/platform-label'
import { usePlatformTime } from '../shared/use-platform-time'
import { handleRowKey } from '../shared/lists/row-keys'
import { useRowBatches } from '../shared/lists/use-row-batches'

export interface OrderListProps {
  orders: readonly OrderSummary[]
  /** @default 'newest' */
  sort?: OrderSort
  /** The order whose panel is open. */
  openId?: string
  /** Ids of the selected orders. */
  selection?: readonly string[]
  /** Without it the heads do not sort. */
  onSortChange?: (sort: OrderSort) => void
  onOpen: (id: string) => void
  /** Without it nothing can be selected. */
  onSelectionChange?: (ids: readonly string[]) => void
}

interface ShownRow {
  readonly id: string
  readonly order: OrderSummary
  readonly selected: boolean
}
const looksTheSame = (a: ShownRow, b: ShownRow) => a.order === b.order && a.selected === b.selected

const NONE: readonly string[] = []

export function OrdersTable({
  orders,
  sort = 'newest',
  selection = NONE,
  onSortChange,
  openId,
  onOpen,
  onSelectionChange,
}: OrderListProps) {
  const t = useTranslations('adminOrders')
  const wanted = useMemo(
    () => orders.map((order) => ({ id: order.id, order, selected: selection.includes(order.id) })),
    [orders, selection],
  )
  const rows = useRowBatches(wanted, looksTheSame)
  const latest = useRef(selection)
  useEffect(() => {
    latest.current = selection
  }, [selection])
  // The same for every row and render, so that a changed selection renders only its own rows.
  const handleToggle = onSelectionChange && ((id: string) => onSelectionChange(toggled(latest.current, id)))
  const sorting = (column: SortedColumn) =>
    onSortChange && {
      sort: directionOf(column, sort),
      onSort: (direction: SortDirection) => onSortChange(SORTED_COLUMNS[column][direction]),
    }
  return (
    <Table label={t('title')}>
      <TableHead>
        <TableRow>
          {onSelectionChange && (
            <TableHeader className="w-0 pr-0!">
              <PageCheckbox
                label={t('select.page')}
                rows={orders}
                selection={selection}
                onSelectionChange={onSelectionChange}
              />
            </TableHeader>
          )}
          <TableHeader {...sorting('number')}>{t('columns.order')}</TableHeader>
          <TableHeader {...sorting('date')}>{t('date')}</TableHeader>
          <TableHeader {...sorting('customer')}>{t('columns.customer')}</TableHeader>
          {openId === undefined && <TableHeader>{t('platform')}</TableHeader>}
          <TableHeader {...sorting('status')}>{t('status')}</TableHeader>
          <TableHeader>{t('columns.payment')}</TableHeader>
          <TableHeader numeric {...sorting('total')}>
            {t('columns.total')}
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody onKeyDown={handleRowKey}>
        {rows.map(({ id, order, selected }, place) => (
          <OrderTableRow
            // A row is its place and has no state of its own: sorted anew none is moved, each gets another order.
            key={place}
            order={order}
            selected={selected}
            open={id === openId}
            narrow={openId !== undefined}
            onToggle={handleToggle}
            onOpen={onOpen}
          />
        ))}
      </TableBody>
    </Table>
  )
}

interface OrderTableRowProps extends Pick<OrderListProps, 'onOpen'> {
  order: OrderSummary
  selected: boolean
  /** Its panel is open. */
  open: boolean
  /** Beside an open order, whose panel shows the rest. */
  narrow: boolean
  onToggle: ((id: string) => void) | undefined
}
const OrderTableRow = memo(function OrderTableRow({
  order,
  selected,
  open,
  narrow,
  onOpen,
  onToggle,
}: OrderTableRowProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const format = useFormat()
  const time = usePlatformTime()
  const country = useCountryName()
  return (
    <TableRow
      selected={selected || open}
      // The number is the button; the row only makes it easier to hit.
      onClick={() => onOpen(order.id)}
      className="cursor-pointer"
    >
      {onToggle && (
        <TableCell className="w-0 pr-0!" onClick={(event) => event.stopPropagation()}>
          <Checkbox
            size="admin"
            className="align-middle"
            aria-label={t('select.one', { number: order.number })}
            checked={selected}
            onChange={() => onToggle(order.id)}
          />
        </TableCell>
      )}
      <TableCell>
        <button
          type="button"
          aria-label={t('open', { number: order.number })}
          aria-pressed={open}
          className="relative rounded-xs font-semibold before:absolute before:-inset-2 before:content-['']"
        >
          {order.number}
        </button>
      </TableCell>
      <TableCell detail={time.marked(order.createdAt, order.platform, 'clock')}>
        {time.date(order.createdAt, order.platform, 'short')}
      </TableCell>
      <TableCell
        className={narrow ? 'max-w-34 truncate' : 'max-w-52 truncate'}
        detail={order.country === undefined ? undefined : country(order.country)}
      >
        {order.customer.name}
      </TableCell>
      {!narrow && (
        <TableCell>
          <PlatformLabel platform={order.platform} />
        </TableCell>
      )}
      <TableCell>
        <OrderStatusMark status={order.status} />
      </TableCell>
      <TableCell detail={narrow ? undefined : common(`paymentMethod.${order.payment.method}`)}>
        <OrderPaymentMark status={order.payment.status} />
      </TableCell>
      <TableCell numeric detail={t('units', { count: unitsOf(order) })}>
        <b className="font-semibold">{format.money({ amount: order.total, currency: order.currency })}</b>
      </TableCell>
    </TableRow>
  )
})
