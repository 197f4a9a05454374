import type { ReactNode } from 'react'
import { cartCount } from '@/shop/cart/cart'
import { useLanguage } from '@/i18n'
import { CartCountContext } from '@/screens/storefront/layout/cart-count'
import { Header } from '@/screens/storefront/layout/header'
import { useApplication, useCart, useSession } from '../features/application'
import { preloadOverlays } from '../features/overlays/overlay-views'
import { logOut } from '../features/session/session-actions'
import { useWishedIds } from '../features/wishlist/wishlist-queries'
import { headerSuggestions } from './shop-search'

function CartCount({ children }: { children: ReactNode }) {
  const count = useCart(({ started, lines }) => (started ? cartCount(lines) : undefined))
  return <CartCountContext value={count}>{children}</CartCountContext>
}

export function ShopHeader() {
  const application = useApplication()
  const language = useLanguage()
  const user = useSession((state) => state.user)
  const { session, overlay } = application.stores
  const { open, openLogin } = overlay.getState()
  // Until the stored session has been read, the header shows the guest's buttons, even to a customer.
  const handleEnter = (mode: 'login' | 'register') => {
    if (!session.getState().user) openLogin(mode)
  }
  return (
    <CartCount>
      <Header
        account={user ? { status: 'signedIn', name: user.name } : { status: 'visitor' }}
        wishlistCount={useWishedIds().length}
        suggestions={headerSuggestions}
        cartButtonRef={application.cartButton}
        onCart={() => open({ kind: 'cart' })}
        onIntent={(target) => void preloadOverlays(target, language)}
        onLogin={() => handleEnter('login')}
        onRegister={() => handleEnter('register')}
        onProfile={() => open({ kind: 'profile' })}
        onOrders={() => open({ kind: 'orders' })}
        onWishlist={() => open({ kind: 'wishlist' })}
        onLogout={() => void logOut(application)}
      />
    </CartCount>
  )
}
