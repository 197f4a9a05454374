import type { Application } from '../application'
import { trackProductOnce } from '../catalogue/track-product'
import { isDeadSession } from '../session/failure-message'
import { changeWishlist, isWished } from './wishlist-queries'

/**
 * Puts a line aside on the wishlist, a guest's too (SHOP-600). The line goes once the product is there; the toast brings
 * it back with its quantity.
 */
export async function moveToWishlist(application: Application, lineId: string): Promise<void> {
  const { cart, guestWishlist, overlay, session, toasts } = application.stores
  const { show } = toasts.getState()
  const isGuest = () => session.getState().user === null
  const lineNow = () => cart.getState().lines.find(({ id }) => id === lineId)
  const wished = lineNow()
  if (!wished) return
  const { productId: id, name } = wished
  const wasWished = isGuest() ? guestWishlist.getState().ids.includes(id) : isWished(application, id)
  try {
    if (isGuest()) guestWishlist.getState().add(id)
    else if (!wasWished) await changeWishlist(application, { id }, 'add')
  } catch (error) {
    if (isDeadSession(error)) overlay.getState().offerLogin()
    else show('wishAddFailed', name)
    return
  }
  if (!wasWished) trackProductOnce(application, id, 'add_to_wishlist')
  // Its quantity may have changed while the answer was awaited.
  const line = lineNow()
  if (!line) return
  const index = cart.getState().lines.indexOf(line)
  cart.getState().remove(lineId)
  show('wishAdded', name, () => {
    cart.getState().restore(line, index)
    if (wasWished) return
    if (isGuest()) guestWishlist.getState().remove(id)
    else void changeWishlist(application, { id }, 'remove').catch(() => show('wishRemoveFailed', name))
  })
}
