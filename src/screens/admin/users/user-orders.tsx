import { useFormat, useTranslations } from '../../../i18n'
import type { UserDetail } from '../../../domain/users/user'
import { Link } from '../../../ui/link'
import { Status } from '../../../ui/status'
import { OrderStatusMark } from '../orders/order-status'
import { sectionHref } from '../layout/sections'

const SHOWN = 10

/** The newest orders of one user, each leading to its detail. */
export function UserOrders({ orders }: Pick<UserDetail, 'orders'>) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  if (orders.length === 0) return <p className="text-text-muted">{t('modal.noOrders')}</p>
  return (
    <ul>
      {orders.slice(0, SHOWN).map(({ id, number, createdAt, status, total, currency }) => (
        <li
          key={id}
          className="grid min-h-11.5 grid-cols-[1.2fr_1fr_1.2fr_auto] items-center gap-x-3 border-b border-border py-1.5 last:border-b-0 max-sm:grid-cols-[1fr_auto] max-sm:gap-y-1"
        >
          <Link href={`${sectionHref('orders')}&order=${id}`} className="justify-self-start tabular-nums">
            {number}
          </Link>
          <span className="text-text-muted tabular-nums max-sm:text-right max-sm:text-a-small">
            {format.date(createdAt)}
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
          <span className="text-right tabular-nums">{format.money({ amount: total, currency })}</span>
        </li>
      ))}
    </ul>
  )
}
