import { Suspense } from 'react'
import { lazyView } from '../../app/lazy-view'
import { ErrorBoundary } from '../../app/error-boundary'

const View = lazyView({ namespaces: ['subscription'], load: () => import('./own-subscriptions') })

/** Few customers have a Sparabo: code and texts come after the orders, which stand without them. */
export const OwnSubscriptionsView = () => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>
      <View />
    </Suspense>
  </ErrorBoundary>
)
