import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getWishlist, removeFromWishlist, type WishlistEntry } from '@/client/account/wishlist'
import type { ProductSummary } from '@/domain/catalogue/product'
import type { WishlistState } from '@/screens/storefront/account/wishlist-drawer'
import { http } from '../http'
import { isDeadSession, offerLogin } from '../stores/offer-login'
import { say } from '../stores/toasts'
import { takeWishes } from '../stores/wishes'
import { accountQueries, readingOf, useOwner } from './account-queries'

async function load(): Promise<readonly WishlistEntry[]> {
  const entries = await getWishlist(http)
  takeWishes(entries)
  return entries
}

/** The wishlist; the hearts of the shop follow it. */
export function useWishlist() {
  const { owner, signedIn } = useOwner()
  const queryKey = ['wishlist', owner]
  const query = useQuery({ queryKey, queryFn: load, enabled: signedIn }, accountQueries)
  const [removing, setRemoving] = useState<readonly string[]>([])

  const remove = async ({ id, name }: ProductSummary) => {
    setRemoving((ids) => [...ids, id])
    try {
      await removeFromWishlist(http, id)
      // Two that are removed at once may be answered in any order: each takes away only its own.
      const left = accountQueries.setQueryData<readonly WishlistEntry[]>(queryKey, (entries = []) =>
        entries.filter(({ product }) => product.id !== id),
      )
      takeWishes(left ?? [])
      say('wishRemoved', name)
    } catch (error) {
      if (isDeadSession(error)) offerLogin(error)
      else say('wishRemoveFailed', name)
    } finally {
      setRemoving((ids) => ids.filter((other) => other !== id))
    }
  }

  const reading = readingOf(query)
  const state: WishlistState =
    reading.status !== 'ready'
      ? reading
      : reading.data.length === 0
        ? { status: 'empty' }
        : { status: 'ready', items: reading.data, removing }
  return {
    state,
    retry: () => void query.refetch(),
    remove: (product: ProductSummary) => void remove(product),
  }
}
