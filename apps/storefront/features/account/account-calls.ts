/** Calls that every page makes for a signed-in customer, loaded as one chunk. */
export * from '@/client/account/customer-auth'
export * from '@/client/account/wishlist'
