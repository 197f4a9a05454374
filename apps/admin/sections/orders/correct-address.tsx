import { useState } from 'react'
import type { Address } from '@/shop/orders/address'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { setShippingAddress } from '@/shop/orders/admin-orders.client'
import { AddressDialog } from '@/screens/admin/orders/panel/address-dialog'
import { isSame } from '@/screens/admin/shared/forms/conflicts'
import { useDraftStorage } from '../../app/draft-storage'
import { saveFailure } from '../../shared/query-states'
import { useOrderChange } from './queries'

interface CorrectAddressProps {
  order: AdminOrder
  onDone: () => void
  onClose: () => void
}

/** Corrects the address that an order is sent to; closes after that. */
export function CorrectAddress({ order, onDone, onClose }: CorrectAddressProps) {
  const [opened, setOpened] = useState(order)
  // The order is read again while the dialog is open; an address that nobody has seen here is not saved over.
  const seen = isSame(order.address, opened.address) ? order : opened
  const draft = useDraftStorage('address', order.id)
  const change = useOrderChange((http, input: Address) => setShippingAddress(http, seen, input))
  const { serverError, stale } = saveFailure(change.error)
  const reload = () => {
    change.reset()
    setOpened(order)
  }
  return (
    <AddressDialog
      key={opened.updatedAt}
      address={opened.address}
      submitting={change.isPending}
      serverError={serverError}
      draft={draft}
      onReload={stale && order.updatedAt !== opened.updatedAt ? reload : undefined}
      onSave={(address) =>
        change.mutate(address, {
          onSuccess: () => {
            draft.clear()
            onClose()
            onDone()
          },
        })
      }
      onClose={onClose}
    />
  )
}
