import { useFormat, useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { isReleased } from '@/shop/orders/order'
import { Link } from '@/ui/link'

interface OrderCargoProps {
  order: AdminOrder
}

/** Shipment of an order. */
export function OrderCargo({ order: { shipment, status } }: OrderCargoProps) {
  const t = useTranslations('adminOrders')
  const format = useFormat()
  return (
    <div className="grid gap-3">
      <div className="min-w-0">
        <h3 className="font-semibold">{t('cargo.heading')}</h3>
        <p className="text-text-muted">
          {shipment?.company ?? t(isReleased(status) ? 'cargo.closed' : 'cargo.none')}
        </p>
      </div>
      {shipment && (
        <dl className="grid gap-1 text-a-small">
          <dt className="text-text-subtle">{t('cargo.tracking')}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{shipment.trackingNumber}</dd>
          {shipment.shippedAt && (
            <dd className="text-text-subtle">
              {t('cargo.shippedAt', { date: format.date(shipment.shippedAt, 'time') })}
            </dd>
          )}
          {shipment.trackingUrl && (
            <dd className="mt-1.5">
              <Link external href={shipment.trackingUrl}>
                {t('cargo.track')}
              </Link>
            </dd>
          )}
        </dl>
      )}
    </div>
  )
}
