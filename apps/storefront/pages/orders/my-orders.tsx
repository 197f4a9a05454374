import { useSearchParams } from 'react-router-dom'
import { OrderDetailDialog } from '@/screens/storefront/orders/order-detail-dialog'
import { OrdersPage } from '@/screens/storefront/orders/orders-page'
import { readOrderList, writeOrderList } from '../../features/orders/order-search-params'
import { useSession } from '../../features/application'
import { useOnLeave } from '../../features/overlays/use-closed-on-leave'
import { useClaimOrder } from '../../features/orders/use-claim-order'
import { useMyOrders, useOpenOrder } from '../../features/orders/use-my-orders'
import { OwnSubscriptionsView } from '../../features/subscription/own-subscriptions-view'

/** Filter and page are search params, so that reload and browser back restore them. */
export function MyOrders() {
  const [searchParams, setSearchParams] = useSearchParams()
  const selection = readOrderList(searchParams)
  const list = useMyOrders(selection)
  const { show, dialog } = useOpenOrder(searchParams.get('order') ?? undefined)
  useOnLeave(dialog.onClose)
  const isSignedIn = useSession(({ user }) => user !== null)
  const { claim, onClaim } = useClaimOrder()
  return (
    <OrdersPage
      filter={selection.status}
      onFilterChange={(status) =>
        setSearchParams(writeOrderList({ page: 1, status }), { state: { keepsPlace: true } })
      }
      onPageChange={(page) => setSearchParams(writeOrderList({ ...selection, page }))}
      onOpen={show}
      subscriptions={<OwnSubscriptionsView />}
      {...list}
      claim={isSignedIn ? claim : undefined}
      onClaim={onClaim}
    >
      <OrderDetailDialog {...dialog} />
    </OrdersPage>
  )
}
