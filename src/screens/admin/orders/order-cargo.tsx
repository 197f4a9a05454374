import { TruckIcon } from '../../../icons'
import { useFormat, useTranslations } from '../../../i18n'
import type { OrderDetail } from '../../../domain/orders/order'
import { Button } from '../../../ui/button'
import { Link } from '../../../ui/link'

interface OrderCargoProps {
  order: OrderDetail
  onAssign: () => void
}

/** Who carries the parcel, or the button that decides it. */
export function OrderCargo({ order: { shipment }, onAssign }: OrderCargoProps) {
  const t = useTranslations('adminOrders')
  const format = useFormat()
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{t('cargo.heading')}</h3>
          <p className="text-text-muted">{shipment?.company ?? t('cargo.none')}</p>
        </div>
        <Button
          size="admin"
          variant={shipment ? 'outline' : 'primary'}
          onClick={onAssign}
          className="max-md:hidden"
        >
          <TruckIcon size="s" />
          {t(shipment ? 'cargo.change' : 'cargo.assign')}
        </Button>
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
