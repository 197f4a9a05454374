import '../all.css'
import { useState } from 'react'
import type { OrderStatus } from '@/domain/orders/order'
import { OrderDetailDialog } from '@/screens/storefront/orders/order-detail-dialog'
import { OrdersDialog } from '@/screens/storefront/orders/orders-dialog'
import { useMyOrders, useOpenOrder } from '../queries/my-orders'
import { closeOverlay } from '../stores/overlay'
import { useClosedOnLeave } from '../use-closed-on-leave'

export default function OrdersContainer() {
  useClosedOnLeave()
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
      onClose={closeOverlay}
      filter={status}
      onFilterChange={handleFilter}
      onPageChange={setPage}
      onOpen={show}
      {...list}
    >
      <OrderDetailDialog {...dialog} />
    </OrdersDialog>
  )
}
