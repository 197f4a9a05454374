import '../all.css'
import type { ProductSummary } from '@/domain/catalogue/product'
import { WishlistDrawer } from '@/screens/storefront/account/wishlist-drawer'
import { useWishlist } from '../queries/wishlist'
import { addToCart, isAddFailed } from '../stores/adding'
import { closeOverlay } from '../stores/overlay'
import { say } from '../stores/toasts'
import { useClosedOnLeave } from '../use-closed-on-leave'

async function add(products: readonly ProductSummary[]): Promise<void> {
  for (const product of products) {
    await addToCart(product, null)
    if (!isAddFailed(product.id)) say('cartAdded', product.name)
  }
}

export default function WishlistContainer() {
  useClosedOnLeave()
  const { state, retry, remove } = useWishlist()
  return (
    <WishlistDrawer
      open
      state={state}
      onClose={closeOverlay}
      onRetry={retry}
      onRemove={remove}
      onAdd={(product) => void add([product])}
      onAddAll={(products) => void add(products)}
    />
  )
}
