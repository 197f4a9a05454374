import { cartCount } from '@/domain/cart/cart'
import { Header } from '@/screens/storefront/layout/header'
import { cartButton } from '../cart-button-ref'
import { useCart } from '../stores/cart'
import { openOverlay } from '../stores/overlay'
import { useSession } from '../stores/session'
import { preloadOverlay } from './overlay-chunks'

export function ShopHeader() {
  const { lines, started } = useCart()
  const user = useSession((state) => state.user)
  return (
    <Header
      account={user ? { status: 'signedIn', name: user.name } : { status: 'visitor' }}
      cartCount={started ? cartCount(lines) : undefined}
      cartButtonRef={cartButton}
      onCart={() => openOverlay({ kind: 'cart' })}
      onIntent={preloadOverlay}
      onLogin={() => openOverlay({ kind: 'auth', mode: 'login', then: 'stay' })}
      onRegister={() => openOverlay({ kind: 'auth', mode: 'register', then: 'stay' })}
      onProfile={() => openOverlay({ kind: 'profile' })}
      onOrders={() => openOverlay({ kind: 'orders' })}
      onWishlist={() => openOverlay({ kind: 'wishlist' })}
      onLogout={() => void import('../queries/session').then(({ logout }) => logout())}
    />
  )
}
