import { createStore } from 'zustand/vanilla'
import { MAX_GUEST_WISHES, parseStoredWishlist } from '@/domain/account/stored-wishlist'
import type { BrowserStorage } from '../session/storage'

/** A JSON array of products' ids, the oldest first. */
const WISHLIST_ITEMS = 'wishlistItems'

interface GuestWishlistState {
  /** What a visitor has wished for in this browser, until it joins an account. */
  readonly ids: readonly string[]
  /** Reads what is stored and follows other tabs. @returns the function that stops following */
  readonly start: () => () => void
  readonly keep: (id: string) => void
  readonly drop: (id: string) => void
}

export function createGuestWishlistStore({ readJson, writeJson, remove, onOtherTab }: BrowserStorage) {
  return createStore<GuestWishlistState>()((set, get) => {
    const load = () => {
      const ids = parseStoredWishlist(readJson(WISHLIST_ITEMS))
      // A list that stays empty must not render the page anew.
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
      // The oldest gives way.
      keep: (id) => store([...get().ids.filter((other) => other !== id), id].slice(-MAX_GUEST_WISHES)),
      drop: (id) => store(get().ids.filter((other) => other !== id)),
    }
  })
}
