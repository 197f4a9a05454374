import { cartCount } from '@/domain/cart/cart'
import { useLanguage } from '@/i18n'
import { Header } from '@/screens/storefront/layout/header'
import { useApplication, useCart, useOverlay, useSession } from '../features/application'
import { preloadOverlays } from '../features/overlays/overlay-views'
import { logOut } from '../features/session/session-actions'
import { useWishedIds } from '../features/wishlist/wishlist-queries'
import { headerSuggestions } from './shop-search'

export function ShopHeader() {
  const application = useApplication()
  const language = useLanguage()
  const count = useCart(({ started, lines }) => (started ? cartCount(lines) : undefined))
  const user = useSession((state) => state.user)
  const { open, openLogin } = useOverlay((state) => state)
  // Until the stored session has been read, the header shows the guest's buttons, even to a customer.
  const handleEnter = (mode: 'login' | 'register') => {
    if (!application.stores.session.getState().user) openLogin(mode)
  }
  return (
    <Header
      account={user ? { status: 'signedIn', name: user.name } : { status: 'visitor' }}
      cartCount={count}
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
  )
}
