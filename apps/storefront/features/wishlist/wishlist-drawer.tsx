import { lazy, Suspense, useState } from 'react'
import type { WishlistProduct } from '@/shop/catalogue/product'
import { WishlistDrawer } from '@/screens/storefront/account/wishlist-drawer'
import { WishlistOption } from '@/screens/storefront/account/wishlist-option'
import { ErrorBoundary } from '../../app/error-boundary'
import { useApplication, useOverlay } from '../application'
import { putIntoCart } from '../cart/add-to-cart'
import { OverlayFailure } from '../overlays/overlay-failure'
import { useClosedOnLeave } from '../overlays/use-closed-on-leave'
import { useGuestWishlist } from './use-guest-wishlist'
import { useWishlist } from './use-wishlist'

/** Lazy, because few open them. */
const PriceMails = lazy(() => import('./price-mails'))
const Share = lazy(() => import('./wishlist-share'))

export default function WishlistDrawerContainer() {
  useClosedOnLeave()
  const application = useApplication()
  const { close, offerLogin } = useOverlay((overlay) => overlay)
  const account = useWishlist()
  const isGuest = !account.hasOwner
  const [closedFailures, setClosedFailures] = useState(0)
  const guest = useGuestWishlist(isGuest)
  const { state, retry, remove } = isGuest ? guest : account
  const add = (products: readonly WishlistProduct[]) => {
    for (const product of products)
      if (putIntoCart(application, { product }))
        application.stores.toasts.getState().show('cartAdded', product.name)
  }
  return (
    <WishlistDrawer
      open
      state={state}
      onClose={close}
      onRetry={retry}
      onRemove={remove}
      onAdd={(product) => add([product])}
      onAddAll={add}
      options={
        !isGuest && (
          <ErrorBoundary
            retry={closedFailures}
            fallback={(error) => (
              <OverlayFailure error={error} onClose={() => setClosedFailures(closedFailures + 1)} />
            )}
          >
            <Suspense>
              <WishlistOption option="share">
                <Share />
              </WishlistOption>
              <WishlistOption option="priceMails">
                <PriceMails />
              </WishlistOption>
            </Suspense>
          </ErrorBoundary>
        )
      }
      {...(isGuest && { onLogin: offerLogin, onDropMissing: guest.dropMissing })}
    />
  )
}
