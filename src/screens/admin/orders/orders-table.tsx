import { useTranslations } from '@/i18n'
import type { OrderSort, OrderSummary } from '@/shop/orders/order'
import { Table, TableBody, TableHead, TableHeader, TableRow, type SortDirection } from '@/ui/table'
import { directionOf, SORTED_COLUMNS, type SortedColumn } from './order-sorting'
import { PageCheckbox } from '../shared/lists/page-checkbox'
import { toggled } from '../shared/lists/selection'
import { handleRowKey } from '../shared/lists/row-keys'
import { useLatestHandler } from '../shared/lists/use-latest-handler'
import { useRowBatches } from '../shared/lists/use-row-batches'
import { OrderTableRow } from './order-table-row'

export interface OrderListProps {
  orders: readonly OrderSummary[]
  /** @default 'newest' */
  sort?: OrderSort
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

/** Orders as a table with sortable columns and row selection. */
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
  const rows = useRowBatches(orders, sort, selection)
  const handleOpen = useLatestHandler(onOpen)
  const handleToggle = useLatestHandler((id: string) => onSelectionChange?.(toggled(selection, id)))
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
          <TableHeader {...sorting('customer')}>{t('columns.customer')}</TableHeader>
          <TableHeader {...sorting('status')}>{t('status')}</TableHeader>
          <TableHeader>{t('columns.payment')}</TableHeader>
          <TableHeader numeric {...sorting('total')}>
            {t('columns.total')}
          </TableHeader>
          <TableHeader {...sorting('date')}>{t('date')}</TableHeader>
          <TableHeader>{t('platform')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody onKeyDown={handleRowKey}>
        {rows.map(({ key, row: order, selected }) => (
          <OrderTableRow
            key={key}
            order={order}
            selected={selected}
            open={order.id === openId}
            onToggle={onSelectionChange && handleToggle}
            onOpen={handleOpen}
          />
        ))}
      </TableBody>
    </Table>
  )
}
