import type { Application } from './application'

/** Restores stored state and follows other tabs. @returns a function that stops it */
export function startApplication(application: Application): () => void {
  const { stores, queries } = application
  const { session, cart, coupon, automaticCoupon, guestWishlist } = stores
  const stops = [
    guestWishlist.getState().start(),
    session.getState().start(),
    cart.getState().start(),
    coupon.getState().start(),
    automaticCoupon.getState().start(),
  ]
  const joinWishes = async () => {
    if (!session.getState().user || guestWishlist.getState().ids.length === 0) return
    const { joinGuestWishes } = await import('./wishlist/join-guest-wishes')
    await joinGuestWishes(application)
  }
  void joinWishes()
  const stopJoining = session.subscribe(({ user }, before) => {
    if (user && !before.user) void joinWishes()
  })
  // After the session ends, cached account data is removed, except for what is still mounted.
  const stopForgetting = session.subscribe(({ user }, before) => {
    if (user || !before.user) return
    queries.removeQueries({
      queryKey: ['account'],
      predicate: (query) => query.getObserversCount() === 0,
    })
  })
  return () => {
    for (const stop of [...stops, stopJoining, stopForgetting]) stop()
  }
}
