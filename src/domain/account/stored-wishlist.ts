import { isText, jsonOf } from '../shared/stored'

/** More than anybody remembers; each is a call when the list joins an account. */
export const MAX_GUEST_WISHES = 50
const ID_LENGTH = 100

/** What lies under wishlistItems, as text or parsed: ids of products, each once; anything else is dropped. */
export function parseStoredWishlist(stored: unknown): string[] {
  const list = jsonOf(stored)
  if (!Array.isArray(list)) return []
  const ids = list.filter(isText).filter((id) => id.length <= ID_LENGTH)
  return [...new Set(ids)].slice(0, MAX_GUEST_WISHES)
}
