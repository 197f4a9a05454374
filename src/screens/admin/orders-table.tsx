import { useFormat, useWords } from '../../i18n'
import type { OrderSummary } from '../../domain/order'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table'
import { groupBy } from './group-by'
import { OrderStatusMark } from './order-status'
import { PlatformLabel } from './platform-label'

interface OrdersProps {
  orders: readonly OrderSummary[]
  selectedId?: string
  onSelect: (id: string) => void
}

function usePaymentLine() {
  const words = useWords('adminOrders')
  const common = useWords('admin')
  return ({ payment }: OrderSummary) =>
    words('paymentLine', {
      method: common(`paymentMethod.${payment.method}`),
      status: common(`paymentStatus.${payment.status}`),
    })
}

export function OrdersTable({ orders, selectedId, onSelect }: OrdersProps) {
  const words = useWords('adminOrders')
  const format = useFormat()
  const paymentLine = usePaymentLine()
  return (
    <Table label={words('title')}>
      <TableHead>
        <TableRow>
          <TableHeader>{words('columns.order')}</TableHeader>
          <TableHeader>{words('columns.customer')}</TableHeader>
          <TableHeader>{words('platform')}</TableHeader>
          <TableHeader>{words('status')}</TableHeader>
          <TableHeader numeric>{words('columns.total')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TableRow
            key={order.id}
            selected={order.id === selectedId}
            // The number is the button; the row only makes it easier to hit.
            onClick={() => onSelect(order.id)}
            className="cursor-pointer"
          >
            <TableCell detail={format.date(order.createdAt, 'time')}>
              <button
                type="button"
                aria-label={words('open', { number: order.number })}
                aria-pressed={order.id === selectedId}
                className="relative rounded-xs font-semibold before:absolute before:-inset-2 before:content-['']"
              >
                {order.number}
              </button>
            </TableCell>
            <TableCell className="max-w-52 truncate">{order.customer.name}</TableCell>
            <TableCell>
              <PlatformLabel platform={order.platform} />
            </TableCell>
            <TableCell>
              <OrderStatusMark status={order.status} />
            </TableCell>
            <TableCell numeric detail={paymentLine(order)}>
              <b className="font-semibold">
                {format.money({ amount: order.total, currency: order.currency })}
              </b>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** On phones: three lines per order, grouped by day. */
export function OrderRows({ orders, onSelect }: OrdersProps) {
  const common = useWords('admin')
  const format = useFormat()
  const days = groupBy(orders, ({ createdAt }) => format.date(createdAt, 'long'))
  return days.map(([day, rows]) => (
    <section key={day} aria-label={day} className="group/day">
      <h2 className="px-4 pt-3.5 pb-2 text-a-small font-semibold text-text-subtle group-first/day:pt-0">
        {day}
      </h2>
      <ul className="border-t border-border">
        {rows.map((order) => (
          <li key={order.id} className="border-b border-border bg-surface">
            <button
              type="button"
              onClick={() => onSelect(order.id)}
              className="grid w-full grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 px-4 pt-3.25 pb-3.5 text-left text-[0.9375rem] focus-visible:-outline-offset-2"
            >
              <b className="font-semibold tabular-nums">{order.number}</b>
              <b className="text-right font-semibold tabular-nums">
                {format.money({ amount: order.total, currency: order.currency })}
              </b>
              <span className="min-w-0 truncate">{order.customer.name}</span>
              <span className="text-right text-a-small text-text-subtle tabular-nums">
                {format.date(order.createdAt, 'clock')}
              </span>
              <span className="col-span-2 mt-2 flex items-center gap-2.5">
                <OrderStatusMark status={order.status} />
                <span className="truncate text-a-small text-text-subtle">
                  {common(`paymentMethod.${order.payment.method}`)}
                </span>
                <span className="ml-auto">
                  <PlatformLabel platform={order.platform} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}
