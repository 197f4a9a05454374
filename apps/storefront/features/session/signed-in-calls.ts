/** What every page of a signed-in customer calls, as one file of the build. */
export { logoutCustomer, verifyCustomer } from '@/shop/account/customer-session.client'
export { addToWishlist, getWishlist, removeFromWishlist } from '@/shop/wishlist/wishlist.client'
