import { useTranslations } from '@/i18n'
import { dueOf, isPaidUp, type BankOrder, type StatementRow } from '@/shop/bank-statements/bank-statements'
import type { EntryChoice } from '@/shop/bank-statements/entry-decisions'
import { Link } from '@/ui/link'
import { sectionHref } from '../layout/sections'
import { useEntryTexts } from './use-entry-texts'

interface OrderSideProps {
  row: StatementRow
  choice: EntryChoice | undefined
}

/** The orders that a payment may be for, or the one that was typed. */
export function OrderSide({ row, choice }: OrderSideProps) {
  const t = useTranslations('adminBank')
  const { orders } = row.match
  const typed =
    choice?.orderNumbers.filter((number) => !orders.some((order) => order.number === number)) ?? []
  if (typed.length > 0) return <p className="font-medium tabular-nums">{typed.join(', ')}</p>
  if (orders.length === 0) return <p className="text-text-muted">{t('noOrder')}</p>
  return orders.map((order) => <OneOrder key={order.id} order={order} />)
}

function OneOrder({ order }: { order: BankOrder }) {
  const t = useTranslations('adminBank')
  const common = useTranslations('admin')
  const { money } = useEntryTexts()
  const isClosed = order.status === 'cancelled' || order.status === 'refunded'
  const state = isClosed
    ? common(`orderStatus.${order.status}`)
    : order.paymentStatus === 'refunded' || isPaidUp(order)
      ? common(`paymentStatus.${order.paymentStatus}`)
      : undefined
  const due = dueOf(order)
  const ofTotal = due < order.total && t('outstandingOf', { total: money({ ...order, amount: order.total }) })
  return (
    <div className="not-first:mt-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <Link
          href={`${sectionHref('orders')}&order=${order.id}`}
          aria-label={t('openOrder', { number: order.number })}
          className="-my-1.5 tabular-nums"
        >
          {order.number}
        </Link>
        <b className="flex-none font-semibold tabular-nums">
          {money({ amount: due, currency: order.currency })}
        </b>
      </p>
      <p className="text-a-small text-text-muted">
        <span className="wrap-anywhere">{[order.customerName, order.city].filter(Boolean).join(', ')}</span>
        {ofTotal && <span className="block">{ofTotal}</span>}
        {state && <span className="ms-1.5 rounded-xs bg-warn-bg px-1 text-warn-fg">{state}</span>}
      </p>
    </div>
  )
}
