import { useSearchParams } from 'react-router-dom'
import { OrderDetailDialog } from '@/screens/storefront/orders/order-detail-dialog'
import { OrdersPage } from '@/screens/storefront/orders/orders-page'
import { readOrderList, writeOrderList } from '../order-address'
import { useMyOrders, useOpenOrder } from '../queries/my-orders'

/** Filter and page are in the address, so that reload and Back restore them. */
export function MyOrders() {
  const [search, setSearch] = useSearchParams()
  const place = readOrderList(search)
  const list = useMyOrders(place)
  const { show, dialog } = useOpenOrder()
  return (
    <OrdersPage
      filter={place.status}
      onFilterChange={(status) => setSearch(writeOrderList({ page: 1, status }))}
      onPageChange={(page) => setSearch(writeOrderList({ ...place, page }))}
      onOpen={show}
      {...list}
    >
      <OrderDetailDialog {...dialog} />
    </OrdersPage>
  )
}
