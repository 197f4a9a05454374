import type { ReactNode } from 'react'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import type { AdminOrder, OrderDocument, OrderFile } from '@/shop/orders/admin-order'
import { isReleased, type OrderStatus, type Parcel, type Shipment } from '@/shop/orders/order'
import { contents, isPartlySent, openUnits, sentUnits, unitsToSend } from '@/shop/orders/parcels'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { useMay } from '../../shared/permissions'
import type { OrderWork } from '../orders-types'

/** Documents of a single parcel. */
const PARCEL_DOCUMENTS = ['packing_slip', 'label'] as const satisfies readonly OrderDocument[]

interface OrderCargoProps {
  order: AdminOrder
  /** Document being generated. */
  making?: OrderFile | undefined
  onWork: (work: OrderWork) => void
  onDocumentDownload: (kind: OrderDocument, parcelId: string) => void
}

/** Whether its parcels may still change. */
const isOpen = (status: OrderStatus): boolean => status !== 'delivered' && !isReleased(status)

/** Parcels of an order; the only one that holds everything is changed and printed with the order. */
export function OrderCargo({ order, ...actions }: OrderCargoProps) {
  const list = useTranslations('adminOrderList')
  const shipping = useTranslations('adminShipping')
  const { shipment, status, parcels = [] } = order
  const [only] = parcels
  const isPart = isPartlySent(order)
  const canTakeBack = useMay('orders.write') && isOpen(status)
  const isDivided = parcels.length > 1 || (parcels.length > 0 && openUnits(order) > 0)
  if (isDivided)
    return (
      <div className="grid gap-4">
        <div>
          <h3 className="font-semibold">{shipping('cargo.heading')}</h3>
          {isPart && (
            <p className="text-text-muted">
              {list('partlySent', { sent: sentUnits(order), total: unitsToSend(order) })}
            </p>
          )}
        </div>
        {parcels.map((parcel, index) => (
          <ParcelPart key={parcel.id} order={order} parcel={parcel} number={index + 1} {...actions} />
        ))}
      </div>
    )
  return (
    <div className="grid gap-3">
      <div className="min-w-0">
        <h3 className="font-semibold">{shipping('cargo.heading')}</h3>
        <p className="text-text-muted">
          {shipment?.company ?? shipping(isReleased(status) ? 'cargo.closed' : 'cargo.none')}
        </p>
      </div>
      {shipment && <Tracking shipment={shipment} />}
      {only && canTakeBack && (
        <Button
          variant="outline"
          size="admin"
          className="justify-self-start"
          onClick={() => actions.onWork({ kind: 'takeBack', parcelId: only.id })}
        >
          {shipping('cargo.takeBack')}
        </Button>
      )}
    </div>
  )
}

interface ParcelPartProps extends OrderCargoProps {
  parcel: Parcel
  number: number
}
function ParcelPart({ order, parcel, number, making, ...actions }: ParcelPartProps) {
  const t = useTranslations('adminOrders')
  const contentLang = useContentLang()
  const shipping = useTranslations('adminShipping')
  const mayWrite = useMay('orders.write')
  const mayPrint = useMay('documents.read')
  const name = shipping('cargo.parcel', { number })
  const named = (action: string) => `${name}: ${action}`
  return (
    <section aria-label={name} className="grid gap-2 border-t border-border pt-3">
      <h4 className="font-medium">
        {name} · {parcel.company}
      </h4>
      <p lang={contentLang} className="leading-snug wrap-anywhere text-text-muted">
        {contents(parcel.lines, order)}
      </p>
      <Tracking shipment={parcel} />
      <div className="mt-1 flex flex-wrap gap-2">
        {mayWrite && !isReleased(order.status) && (
          <Button
            variant="outline"
            size="admin"
            aria-label={named(shipping('cargo.edit'))}
            onClick={() => actions.onWork({ kind: 'cargo', parcelId: parcel.id })}
          >
            {shipping('cargo.edit')}
          </Button>
        )}
        {mayWrite && isOpen(order.status) && (
          <Button
            variant="outline"
            size="admin"
            aria-label={named(shipping('cargo.takeBack'))}
            onClick={() => actions.onWork({ kind: 'takeBack', parcelId: parcel.id })}
          >
            {shipping('cargo.takeBack')}
          </Button>
        )}
        {mayPrint &&
          PARCEL_DOCUMENTS.map((kind) => (
            <Button
              key={kind}
              variant="outline"
              size="admin"
              disabled={making !== undefined}
              aria-label={named(t(`documents.one.${kind}`))}
              onClick={() => actions.onDocumentDownload(kind, parcel.id)}
            >
              {t(`documents.one.${kind}`)}
            </Button>
          ))}
      </div>
    </section>
  )
}

function Tracking({ shipment }: { shipment: Shipment }): ReactNode {
  const shipping = useTranslations('adminShipping')
  const format = useFormat()
  return (
    <dl className="grid gap-1 text-a-small">
      <dt className="text-text-subtle">{shipping('cargo.tracking')}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{shipment.trackingNumber}</dd>
      {shipment.shippedAt && (
        <dd className="text-text-subtle">
          {shipping('cargo.shippedAt', { date: format.date(shipment.shippedAt, 'time') })}
        </dd>
      )}
      {shipment.trackingUrl && (
        <dd className="mt-1.5">
          <Link external href={shipment.trackingUrl}>
            {shipping('cargo.track')}
          </Link>
        </dd>
      )}
    </dl>
  )
}
