import type { ProductActions } from '@/screens/storefront/product/product-actions'
import { useAdding, useApplication } from '../application'
import { addToCart } from '../cart/add-to-cart'
import { toggleWish, useWishedIds } from '../wishlist/wishlist-queries'

/** What every list of products can do. */
export function useProductActions(): ProductActions {
  const application = useApplication()
  return {
    addStates: useAdding(({ addStates }) => addStates),
    wishedIds: useWishedIds(),
    onAdd: (product, picture) => void addToCart(application, { product, picture }),
    onToggleWishlist: (product) => void toggleWish(application, product),
  }
}
