import { useFormat, useTranslations } from '@/i18n'
import { unitsOf, type OrderSort, type OrderSummary } from '@/shop/orders/order'
import { isPartlySent, sentUnits, unitsToSend } from '@/shop/orders/parcels'
import { Checkbox } from '@/ui/checkbox'
import { groupBy } from '../shared/lists/group-by'
import { OrderPaymentMark, strongMarkOf, useWaitingDays } from './order-payment-mark'
import { OrderStatusMark } from './order-status'
import { useCountryName } from './use-country-name'
import { JustChanged } from '../shared/lists/just-changed'
import { toggled } from '../shared/lists/selection'
import type { OrderListProps } from './orders-table'
import { PlatformMarks } from '../shared/platform-label'
import { useRowFocus } from '../shared/lists/use-row-focus'

/** Rows are grouped by day only if sorted by date. */
const isByDay = (sort: OrderSort): boolean => sort === 'newest' || sort === 'oldest'

/** List layout for phones: four lines per order. */
export function OrderRows({
  orders,
  sort = 'newest',
  selection = [],
  onOpen,
  onSelectionChange,
}: OrderListProps) {
  const t = useTranslations('adminOrderList')
  const format = useFormat()
  const focus = useRowFocus<HTMLDivElement>()
  const rowsOf = (rows: readonly OrderSummary[]) => (
    <ul className="border-t border-border">
      {rows.map((order) => (
        <li
          key={order.id}
          data-row={order.id}
          data-selected={selection.includes(order.id) || undefined}
          className="flex border-b border-border bg-surface data-selected:bg-row-selected"
        >
          {onSelectionChange && (
            <Checkbox
              size="admin"
              className="py-3.75 ps-4 pe-1"
              aria-label={t('select.one', { number: order.number })}
              checked={selection.includes(order.id)}
              onChange={() => onSelectionChange(toggled(selection, order.id))}
            />
          )}
          <OrderRow order={order} dated={!isByDay(sort)} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
  if (!isByDay(sort)) return <div {...focus}>{rowsOf(orders)}</div>
  const days = groupBy(orders, ({ createdAt }) => format.date(createdAt, 'long'))
  return (
    <div {...focus}>
      {days.map(([day, rows]) => (
        <section key={day} aria-label={day} className="group/day">
          <h2 className="px-4 pt-3.5 pb-2 text-a-small font-semibold text-text-subtle group-first/day:pt-0">
            {day}
          </h2>
          {rowsOf(rows)}
        </section>
      ))}
    </div>
  )
}

interface OrderRowProps extends Pick<OrderListProps, 'onOpen'> {
  order: OrderSummary
  /** Shows the date in addition to the time. */
  dated: boolean
}
function OrderRow({ order, dated, onOpen }: OrderRowProps) {
  const t = useTranslations('adminOrderList')
  const country = useCountryName()
  const format = useFormat()
  const waiting = useWaitingDays(order)
  return (
    <button
      type="button"
      data-opener
      onClick={() => onOpen(order.id)}
      className="grid min-w-0 flex-1 grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 ps-2.5 pe-4 pt-3.25 pb-3.5 text-start text-[0.9375rem] first:ps-4 focus-visible:-outline-offset-2"
    >
      <b className="font-semibold tabular-nums">{order.number}</b>
      <b className="text-end font-semibold tabular-nums">
        {format.money({ amount: order.total, currency: order.currency })}
      </b>
      <span className="min-w-0 truncate">{order.customer.name}</span>
      <span className="text-end text-a-small text-text-subtle tabular-nums">
        {format.date(order.createdAt, dated ? 'short' : 'clock')}
      </span>
      <span className="min-w-0 truncate text-a-small text-text-subtle">
        {order.country !== undefined && country(order.country)}
      </span>
      <span className="text-end text-a-small text-text-subtle tabular-nums">
        {t('units', { count: unitsOf(order) })}
      </span>
      <span className="col-span-2 mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <OrderStatusMark status={order.status} quiet={strongMarkOf(order) !== 'status'} />
        <OrderPaymentMark withSubject order={order} quiet={strongMarkOf(order) !== 'payment'} />
        {isPartlySent(order) && (
          <span className="text-a-small text-text-subtle">
            {t('partlySent', { sent: sentUnits(order), total: unitsToSend(order) })}
          </span>
        )}
        {waiting !== undefined && (
          <span className="text-a-small text-text-subtle">{t('waitingDays', { count: waiting })}</span>
        )}
        <span className="text-a-small empty:hidden">
          <JustChanged id={order.id} />
        </span>
        <span className="ms-auto">
          <PlatformMarks platforms={[order.platform]} />
        </span>
      </span>
    </button>
  )
}
