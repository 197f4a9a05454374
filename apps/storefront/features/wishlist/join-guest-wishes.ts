import { isFailure } from '@/client/shared/failure'
import type { Application } from '../application'
import { changeWishlist } from './wishlist-queries'

/** True if a retry cannot succeed: the product is gone or the id is invalid. */
const isPermanent = (error: unknown) =>
  isFailure(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION')

/**
 * Moves a guest's wishlist to the account after a login; existing entries add their position. Products that could not
 * be sent are retried on the next visit.
 */
export async function joinGuestWishes(application: Application): Promise<void> {
  const { session, guestWishlist, toasts } = application.stores
  const owner = session.getState().user?.id
  for (const id of guestWishlist.getState().ids) {
    if (session.getState().user?.id !== owner) return
    try {
      await changeWishlist(application, { id }, 'add')
      toasts.getState().show('wishesJoined')
    } catch (error) {
      if (!isPermanent(error)) return
    }
    guestWishlist.getState().remove(id)
  }
}
