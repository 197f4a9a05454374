/** Storage keys of the storefront by purpose, as listed on the privacy page; those of the back office are left out. */
export const BROWSER_STORAGE = {
  cart: ['cartItems', 'keptCart'],
  coupon: ['appliedCoupon', 'autoCoupon'],
  wishlist: ['wishlistItems'],
  session: ['userToken', 'userData'],
  attempt: ['orderAttempt'],
  form: ['checkoutDraft', 'sparaboPlan', 'withdrawalDraft', 'terminationDraft'],
  confirmation: ['placedOrder'],
  reload: ['reloadedAt'],
  language: ['lang'],
} as const
