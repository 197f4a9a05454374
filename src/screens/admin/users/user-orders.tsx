import { useFormat, useTranslations } from '@/i18n'
import type { OrderSummary } from '@/shop/orders/order'
import { platformTimeZone } from '@/shop/shared/platform'
import { Link } from '@/ui/link'
import { Pager } from '@/ui/pager'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Status } from '@/ui/status'
import { OrderStatusMark } from '../orders/order-status'
import { sectionHref } from '../layout/sections'
import type { ListState } from '../shared/lists/list-state'

interface UserOrdersProps {
  orders: ListState<OrderSummary>
  /** Address of the list of all of them. */
  all: string
  onPageChange: (page: number) => void
}

/** Orders of a customer or a guest, newest first, linked to their details. */
export function UserOrders({ orders, all, onPageChange }: UserOrdersProps) {
  const t = useTranslations('adminUsers')
  switch (orders.status) {
    case 'loading':
      return (
        <LoadingRegion className="grid gap-3 py-2">
          {['w-full', 'w-4/5', 'w-full'].map((width, index) => (
            <Skeleton key={`${index}-${width}`} className={width} />
          ))}
        </LoadingRegion>
      )
    case 'error':
      return <p className="text-danger-fg">{orders.message ?? t('modal.ordersFailed')}</p>
    case 'empty':
      return <p className="text-text-muted">{t('modal.noOrders')}</p>
    case 'ready':
      return (
        <>
          <ul aria-busy={orders.updating || undefined}>
            {orders.items.map((order) => (
              <UserOrder key={order.id} order={order} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Link href={all}>{t('modal.allOrders')}</Link>
            {orders.pages > 1 && (
              <Pager
                page={orders.page}
                totalPages={orders.pages}
                total={orders.total}
                onPageChange={onPageChange}
                className="flex-1 border-t-0! px-0!"
              />
            )}
          </div>
        </>
      )
  }
}

function UserOrder({ order }: { order: OrderSummary }) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  const { id, number, createdAt, status, total, currency, platform } = order
  return (
    <li className="grid min-h-11.5 grid-cols-[1.2fr_1fr_1.2fr_auto] items-center gap-x-3 border-b border-border py-1.5 last:border-b-0 max-sm:grid-cols-[1fr_auto] max-sm:gap-y-1">
      <Link href={`${sectionHref('orders')}&order=${id}`} className="justify-self-start tabular-nums">
        {number}
      </Link>
      <span className="text-text-muted tabular-nums max-sm:text-end max-sm:text-a-small">
        {format.date(createdAt, 'short', platformTimeZone[platform])}
      </span>
      <span>
        {status === 'delivered' ? (
          <Status size="admin" tone="success">
            {t('modal.completed')}
          </Status>
        ) : (
          <OrderStatusMark status={status} />
        )}
      </span>
      <span className="text-end tabular-nums">{format.money({ amount: total, currency })}</span>
    </li>
  )
}
