import { Suspense } from 'react'
import { lazyView } from '../../app/lazy-view'
import { ErrorBoundary } from '../../app/error-boundary'
import { useSession } from '../application'

const View = lazyView({ namespaces: ['subscription'], load: () => import('./own-subscriptions') })

/** Few customers have a Sparabo: code and texts come after the orders, which stand without them, and not from the server. */
export function OwnSubscriptionsView() {
  const isSignedIn = useSession(({ started, user }) => started && user !== null)
  return (
    isSignedIn && (
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <View />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
