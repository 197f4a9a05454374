import { OrderLookupPage, type OrderKey } from '@/screens/storefront/orders/order-lookup-page'
import { isComplete } from '../order-address'
import { useOrderLookup } from '../queries/use-order-lookup'
import { openOverlay } from '../stores/overlay'
import { useSession } from '../stores/session'

/** @param initial from the address of a guest's link */
export function OrderLookup({ initial }: { initial: OrderKey }) {
  const { state, search } = useOrderLookup(isComplete(initial) ? initial : undefined)
  const signedIn = useSession(({ user }) => user !== null)
  const handleLogin = () => openOverlay({ kind: 'auth', mode: 'login', then: 'stay' })
  return (
    <OrderLookupPage
      state={state}
      initial={initial}
      onSearch={search}
      onLogin={signedIn ? undefined : handleLogin}
    />
  )
}
