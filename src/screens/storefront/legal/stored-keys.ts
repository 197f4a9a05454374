/** All that the shop keeps in a browser, by its purpose: the customer's parts, not those of the back office. */
export const BROWSER_STORAGE = {
  cart: ['cartItems'],
  coupon: ['appliedCoupon', 'autoCoupon'],
  wishlist: ['wishlistItems'],
  session: ['userToken', 'userData'],
  attempt: ['orderAttempt'],
  reload: ['reloadedAt'],
  language: ['lang'],
} as const
