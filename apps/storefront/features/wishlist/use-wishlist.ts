import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { WishlistProduct } from '@/shop/catalogue/product'
import type { WishlistState } from '@/screens/storefront/account/wishlist-drawer'
import { useApplication } from '../application'
import { toQueryState } from '../query-state'
import { isDeadSession } from '../session/failure-message'
import { useReloadNotice } from '../use-reload-notice'
import { useOwner } from '../session/use-owner'
import { changeWishlist, toggleWish, wishlistQuery } from './wishlist-queries'

/** Wishlist of the drawer, refetched whenever it is opened. */
export function useWishlist() {
  const application = useApplication()
  const { overlay, toasts } = application.stores
  const { owner, signedIn } = useOwner()
  const query = useQuery({
    ...wishlistQuery(application, owner),
    enabled: signedIn,
    staleTime: 0,
  })
  useReloadNotice(query)
  const { error } = query
  // The wishlist buttons use the same query in the background; only the open drawer offers the login.
  useEffect(() => {
    if (isDeadSession(error)) overlay.getState().offerLogin()
  }, [error, overlay])
  const [removing, setRemoving] = useState<readonly string[]>([])

  const remove = async (product: WishlistProduct) => {
    setRemoving((ids) => [...ids, product.id])
    try {
      await changeWishlist(application, product, 'remove')
      toasts.getState().show('wishRemoved', product.name, () => void toggleWish(application, product))
    } catch (error) {
      if (isDeadSession(error)) overlay.getState().offerLogin()
      else toasts.getState().show('wishRemoveFailed', product.name)
    } finally {
      setRemoving((ids) => ids.filter((other) => other !== product.id))
    }
  }

  const queryState = toQueryState(query)
  const state: WishlistState =
    queryState.status !== 'ready'
      ? queryState
      : queryState.data.entries.length === 0 && queryState.data.missing === 0
        ? { status: 'empty' }
        : { status: 'ready', items: queryState.data.entries, missing: queryState.data.missing, removing }
  return {
    /** Stays true after a 401, whose login is shown over the list. */
    hasOwner: owner !== undefined,
    state,
    retry: () => void query.refetch(),
    remove: (product: WishlistProduct) => void remove(product),
  }
}
