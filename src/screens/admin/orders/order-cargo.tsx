import { TruckIcon } from '../../../icons'
import { useFormat, useWords } from '../../../i18n'
import type { OrderDetail } from '../../../domain/orders/order'
import { Button } from '../../../ui/button'
import { Link } from '../../../ui/link'

interface OrderCargoProps {
  order: OrderDetail
  onAssign: () => void
}

/** Who carries the parcel, or the button that decides it. */
export function OrderCargo({ order: { shipment }, onAssign }: OrderCargoProps) {
  const words = useWords('adminOrders')
  const format = useFormat()
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{words('cargo.heading')}</h3>
          <p className="text-text-muted">{shipment?.company ?? words('cargo.none')}</p>
        </div>
        <Button
          size="admin"
          variant={shipment ? 'outline' : 'primary'}
          onClick={onAssign}
          className="max-md:hidden"
        >
          <TruckIcon size="s" />
          {words(shipment ? 'cargo.change' : 'cargo.assign')}
        </Button>
      </div>
      {shipment && (
        <dl className="grid gap-1 text-a-small">
          <dt className="text-text-subtle">{words('cargo.tracking')}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{shipment.trackingNumber}</dd>
          {shipment.shippedAt && (
            <dd className="text-text-subtle">
              {words('cargo.shippedAt', { date: format.date(shipment.shippedAt, 'time') })}
            </dd>
          )}
          {shipment.trackingUrl && (
            <dd className="mt-1.5">
              <Link external href={shipment.trackingUrl}>
                {words('cargo.track')}
              </Link>
            </dd>
          )}
        </dl>
      )}
    </div>
  )
}
