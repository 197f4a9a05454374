import type { Application } from './application'
import { savesData, whenSettled } from './use-when-idle'

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
  let leave = () => {}
  let isOver = false
  const join = async (ready?: Promise<unknown>) => {
    leave()
    const { user } = session.getState()
    if (!user) return
    await ready
    // Without it nothing is shared with the account until the shop is opened again.
    const joining = await import('./session/join-account').catch(() => undefined)
    if (joining && !isOver && session.getState().user?.id === user.id)
      leave = joining.joinAccount(application)
  }
  // A session that was restored waits until the page has nothing else to do; with Save-Data until the cart is used.
  void join(
    new Promise((resolve) => {
      if (savesData()) cart.subscribe(resolve)
      else whenSettled(() => resolve(null))
    }),
  )
  const stopFollowing = session.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) void join()
    if (user || !before.user) return
    // After the session ends, cached account data is removed, except for what is still mounted.
    queries.removeQueries({
      queryKey: ['account'],
      predicate: (query) => query.getObserversCount() === 0,
    })
  })
  return () => {
    for (const stop of [...stops, stopFollowing]) stop()
    isOver = true
    leave()
  }
}
