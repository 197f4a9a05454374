import type { Application } from '../application'
import { isWished, toggleWish } from './wishlist-queries'

/** Removes the line only once the product is on the wishlist; guests are asked to log in first. */
export async function moveToWishlist(application: Application, lineId: string): Promise<void> {
  const { lines, remove } = application.stores.cart.getState()
  const line = lines.find(({ id }) => id === lineId)
  if (!line) return
  const { productId, name } = line
  const { session, guestWishlist, overlay } = application.stores
  // Already on the guest's list, so only the login is missing.
  if (!session.getState().user && guestWishlist.getState().ids.includes(productId)) {
    overlay.getState().openLogin()
    return
  }
  if (!isWished(application, productId)) await toggleWish(application, { id: productId, name })
  if (isWished(application, productId)) remove(lineId)
}
