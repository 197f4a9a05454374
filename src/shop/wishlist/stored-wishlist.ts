import { isText, jsonOf } from '../shared/stored'

/** Limit of a guest's wishlist: every entry is one request when the list is merged into an account. */
export const MAX_GUEST_WISHES = 50
const ID_LENGTH = 100

/**
 * Parses the `wishlistItems` storage entry (JSON text or an array) into unique product ids; other values are
 * dropped.
 */
export function parseStoredWishlist(stored: unknown): string[] {
  const list = jsonOf(stored)
  if (!Array.isArray(list)) return []
  const ids = list.filter(isText).filter((id) => id.length <= ID_LENGTH)
  return [...new Set(ids)].slice(0, MAX_GUEST_WISHES)
}
