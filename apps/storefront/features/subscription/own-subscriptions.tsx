import { useQuery } from '@tanstack/react-query'
import { OwnSubscriptions } from '@/screens/storefront/subscription/own-subscriptions'
import { listMySubscriptions } from '@/shop/subscriptions/subscriptions.client'
import { useApplication } from '../application'
import { toQueryState } from '../query-state'
import { useOwner } from '../session/use-owner'

/** The customer's Sparabos; they are changed on a page of their own. Nothing until they are known. */
export default function OwnSubscriptionsContainer() {
  const { http } = useApplication()
  const { owner, signedIn } = useOwner()
  const query = useQuery({
    queryKey: ['account', owner, 'subscriptions'],
    queryFn: () => listMySubscriptions(http),
    enabled: signedIn,
    staleTime: 0,
    meta: { offersLogin: true },
  })
  const state = toQueryState(query)
  if (state.status === 'loading') return null
  return (
    <OwnSubscriptions
      state={state.status === 'ready' ? { status: 'ready', subscriptions: state.data } : state}
      onRetry={() => void query.refetch()}
    />
  )
}
