import type { AdminOrder } from '@/shop/orders/admin-order'
import { takeBackParcel } from '@/shop/orders/admin-orders.client'
import { ParcelQuestion } from '@/screens/admin/orders/panel/parcel-question'
import { refusedLoadMessage } from '../../shared/query-states'
import { useOrderChange } from './queries'

interface TakeBackParcelProps {
  order: AdminOrder
  parcelId: string
  onDone: () => void
  onClose: () => void
}

/** Takes a parcel back that was recorded by mistake; closes after that, and where the parcel is gone already. */
export default function TakeBackParcel({ order, parcelId, onDone, onClose }: TakeBackParcelProps) {
  const change = useOrderChange((http, id: string) => takeBackParcel(http, order, id))
  const parcel = order.parcels?.find(({ id }) => id === parcelId)
  if (!parcel) return null
  return (
    <ParcelQuestion
      order={order}
      parcel={parcel}
      submitting={change.isPending}
      serverError={change.isError ? (refusedLoadMessage(change.error) ?? '') : undefined}
      onConfirm={() =>
        change.mutate(parcelId, {
          onSuccess: () => {
            onClose()
            onDone()
          },
        })
      }
      onCancel={onClose}
    />
  )
}
