import { createStore } from 'zustand/vanilla'
import { MAX_GUEST_WISHES, parseStoredWishlist } from '@/shop/wishlist/stored-wishlist'
import type { SessionStorage } from '../session/storage'

/** Storage key of a JSON array of product ids, oldest first. */
const WISHLIST_ITEMS = 'wishlistItems'

interface GuestWishlistState {
  /** A guest's wishlist; it is moved to the account after a login. */
  readonly ids: readonly string[]
  /** Reads the stored list and follows other tabs. @returns a function that stops it */
  readonly start: () => () => void
  readonly add: (id: string) => void
  readonly remove: (id: string) => void
}

export function createGuestWishlistStore({ readJson, writeJson, remove, onOtherTab }: SessionStorage) {
  return createStore<GuestWishlistState>()((set, get) => {
    const load = () => {
      const ids = parseStoredWishlist(readJson(WISHLIST_ITEMS))
      // A list that stays empty must not re-render the page.
      if (ids.length > 0 || get().ids.length > 0) set({ ids })
    }
    const store = (ids: readonly string[]) => {
      if (ids.length > 0) writeJson(WISHLIST_ITEMS, ids)
      else remove(WISHLIST_ITEMS)
      set({ ids })
    }
    return {
      ids: [],
      start: () => {
        load()
        return onOtherTab([WISHLIST_ITEMS], load)
      },
      // Drops the oldest beyond the maximum.
      add: (id) => store([...get().ids.filter((other) => other !== id), id].slice(-MAX_GUEST_WISHES)),
      remove: (id) => store(get().ids.filter((other) => other !== id)),
    }
  })
}
