import { isFailure } from '@/client/shared/failure'
import type { Application } from '../application'
import { changeWishlist } from './wishlist-queries'

/** No later attempt would change it: the product is gone, or its id was never one. */
const isHopeless = (error: unknown) =>
  isFailure(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION')

/**
 * What a visitor wished for joins the account that signed in; what is on its list already stays where it is. Whatever
 * could not be sent waits for the next visit.
 */
export async function joinGuestWishes(application: Application): Promise<void> {
  const { session, guestWishlist } = application.stores
  const owner = session.getState().user?.id
  for (const id of guestWishlist.getState().ids) {
    if (session.getState().user?.id !== owner) return
    try {
      await changeWishlist(application, { id }, 'add')
    } catch (error) {
      if (!isHopeless(error)) return
    }
    guestWishlist.getState().drop(id)
  }
}
