import { useState } from 'react'
import type { OrderStatus } from '@/shop/orders/order'
import { OrderDetailDialog } from '@/screens/storefront/orders/order-detail-dialog'
import { OrdersDialog } from '@/screens/storefront/orders/orders-dialog'
import { useOverlay } from '../application'
import { useClosedOnLeave } from '../overlays/use-closed-on-leave'
import { OwnSubscriptionsView } from '../subscription/own-subscriptions-view'
import { useMyOrders, useOpenOrder } from './use-my-orders'

export default function OrdersDialogContainer() {
  useClosedOnLeave()
  const close = useOverlay((overlay) => overlay.close)
  const [status, setStatus] = useState<OrderStatus>()
  const [page, setPage] = useState(1)
  const list = useMyOrders({ page, status })
  const { show, dialog } = useOpenOrder()
  const handleFilter = (chosen: OrderStatus | undefined) => {
    setStatus(chosen)
    setPage(1)
  }
  return (
    <OrdersDialog
      open
      onClose={close}
      filter={status}
      onFilterChange={handleFilter}
      onPageChange={setPage}
      onOpen={show}
      subscriptions={<OwnSubscriptionsView />}
      {...list}
    >
      <OrderDetailDialog {...dialog} />
    </OrdersDialog>
  )
}
