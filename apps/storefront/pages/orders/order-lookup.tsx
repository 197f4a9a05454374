import { OrderLookupPage, type OrderKey } from '@/screens/storefront/orders/order-lookup-page'
import { useOverlay, useSession } from '../../features/application'
import { isCompleteSearch } from '../../features/orders/order-search-params'
import { useReorder } from '../../features/orders/use-reorder'
import { useOrderLookup } from '../../features/orders/use-order-lookup'

/** @param initial from a guest's link */
export function OrderLookup({ initial }: { initial: OrderKey }) {
  const { state, search, cancel, papers } = useOrderLookup(isCompleteSearch(initial) ? initial : undefined)
  const reorder = useReorder(state.status === 'found' ? state.order : undefined)
  const signedIn = useSession(({ user }) => user !== null)
  const openLogin = useOverlay((overlay) => overlay.openLogin)
  return (
    <OrderLookupPage
      state={state}
      initial={initial}
      onSearch={search}
      reorder={reorder}
      cancel={cancel}
      papers={papers}
      onLogin={signedIn ? undefined : () => openLogin()}
    />
  )
}
