import type { OrderDetail, Parcel } from '@/shop/orders/order'
import { contents } from '@/shop/orders/parcels'
import { TruckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Link } from '@/ui/link'
import { Note } from '@/ui/note'

/** A tracking URL is entered in the back office, so other protocols such as `javascript:` are rejected. */
const isWebAddress = (url: string | undefined): url is string =>
  url !== undefined && /^https?:\/\//i.test(url)

interface OrderParcelsProps {
  order: OrderDetail
}

/** What an order is on its way in; of several parcels each with what is in it, then what follows. */
export function OrderParcels({ order }: OrderParcelsProps) {
  const t = useTranslations('account')
  const { parcels = [], follows = [] } = order
  if (parcels.length === 0) return null
  const isDivided = parcels.length > 1 || follows.length > 0
  if (!isDivided)
    return parcels.map((parcel) => (
      <Note key={parcel.id} icon={TruckIcon} className="mt-8">
        <ParcelTracking parcel={parcel} />
      </Note>
    ))
  return (
    <section aria-label={t('orders.parcels')} className="mt-8 grid gap-3">
      {parcels.map((parcel, index) => (
        <Note key={parcel.id} icon={TruckIcon}>
          <h3 className="font-semibold">{t('orders.parcel', { number: index + 1 })}</h3>
          <ParcelTracking parcel={parcel} />
          <p className="text-small wrap-anywhere text-text-muted">{contents(parcel.lines, order)}</p>
        </Note>
      ))}
      {follows.length > 0 && (
        <p className="text-small wrap-anywhere text-text-muted">
          {t('orders.follows', { contents: contents(follows, order) })}
        </p>
      )}
    </section>
  )
}

function ParcelTracking({ parcel }: { parcel: Parcel }) {
  const t = useTranslations('account')
  const { company, trackingNumber, trackingUrl } = parcel
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>
        {t.rich('orders.shipment', {
          company,
          number: trackingNumber,
          b: (chunks) => <b className="font-semibold wrap-anywhere tabular-nums">{chunks}</b>,
        })}
      </span>
      {isWebAddress(trackingUrl) && (
        <Link href={trackingUrl} external className="text-small">
          {t('orders.track')}
        </Link>
      )}
    </p>
  )
}
