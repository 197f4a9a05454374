import { useMemo } from 'react'
import type { ProductActions } from '@/screens/storefront/product/product-actions'
import { useAdding, useApplication } from '../application'
import { putIntoCart } from '../cart/add-to-cart'
import { toggleWish, useWishedIds } from '../wishlist/wishlist-queries'

/** Actions common to all product lists. */
export function useProductActions(): ProductActions {
  const application = useApplication()
  // Stable callbacks, so that cards with unchanged state do not re-render.
  const actions = useMemo<Pick<ProductActions, 'onAdd' | 'onToggleWishlist'>>(
    () => ({
      onAdd: (product, picture) => void putIntoCart(application, { product, picture }),
      onToggleWishlist: (product) => void toggleWish(application, product),
    }),
    [application],
  )
  return { addStates: useAdding(({ addStates }) => addStates), wishedIds: useWishedIds(), ...actions }
}
