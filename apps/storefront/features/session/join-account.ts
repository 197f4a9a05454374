import type { Application } from '../application'
import { followAccount } from '../cart/follow-account'
import { joinGuestWishes } from '../wishlist/join-guest-wishes'

/** What a device and the account of the signed-in customer share. @returns a function that ends it */
export function joinAccount(application: Application): () => void {
  void joinGuestWishes(application)
  return followAccount(application)
}
