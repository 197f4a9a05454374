import { addressEndpoints } from '../shop/addresses/addresses.calls'
import { accountDataEndpoints } from '../shop/account/account-data.calls'
import { accountEndpoints } from '../shop/account/account.calls'
import { customerAuthEndpoints } from '../shop/account/customer-auth.calls'
import { customerSessionEndpoints } from '../shop/account/customer-session.calls'
import { wishlistEndpoints } from '../shop/wishlist/wishlist.calls'
import { wishlistShareEndpoints } from '../shop/wishlist/wishlist-share.calls'
import { mailConsentEndpoints } from '../shop/mail-consents/mail-consents.calls'
import { activityEndpoints } from '../shop/activity/activity.calls'
import { analyticsEndpoints } from '../shop/analytics/analytics.calls'
import { cargoEndpoints } from '../shop/cargo/cargo.calls'
import { cartEndpoints } from '../shop/cart/cart.calls'
import { categoryEndpoints } from '../shop/categories/categories.calls'
import { productBulkEndpoints } from '../shop/bulk-products/bulk.calls'
import { adminReviewEndpoints } from '../shop/reviews/admin-reviews.calls'
import { customerReviewEndpoints } from '../shop/reviews/customer-reviews.calls'
import { productReviewEndpoints } from '../shop/reviews/product-reviews.calls'
import { productEndpoints } from '../shop/catalogue/products.calls'
import { stockNoticeEndpoints } from '../shop/stock-notices/stock-notices.calls'
import { subscriptionEndpoints } from '../shop/subscriptions/subscriptions.calls'
import { suggestionEndpoints } from '../shop/suggestions/suggestions.calls'
import { synonymEndpoints } from '../shop/synonyms/synonyms.calls'
import { productTransferEndpoints } from '../shop/product-transfer/transfer.calls'
import { checkoutEndpoints } from '../shop/checkout/checkout.calls'
import { bankStatementEndpoints } from '../shop/bank-statements/bank-statements.calls'
import { demoEndpoints } from '../shop/demo/demo.calls'
import { bookkeepingEndpoints } from '../shop/bookkeeping/bookkeeping.calls'
import { couponEndpoints } from '../shop/coupons/coupons.calls'
import { customerPasskeyEndpoints } from '../shop/passkeys/customer-passkeys.calls'
import { passkeyEndpoints } from '../shop/passkeys/passkeys.calls'
import { sessionEndpoints } from '../shop/sessions/sessions.calls'
import { secondFactorEndpoints } from '../shop/second-factor/second-factor.calls'
import { roleEndpoints } from '../shop/roles/roles.calls'
import { webhookEndpoints } from '@/shop/webhooks/webhooks.calls'
import { apiKeyEndpoints } from '@/shop/api-keys/api-keys.calls'
import { eventEndpoints } from '../shop/events/events.calls'
import { documentEndpoints } from '../shop/orders/documents.calls'
import { orderChangeEndpoints } from '../shop/orders/order-changes.calls'
import { orderWorkEndpoints } from '../shop/orders/order-work.calls'
import { listViewEndpoints } from '../shop/list-views/list-views.calls'
import { returnEndpoints } from '../shop/returns/returns.calls'
import { mailEndpoints } from '../shop/mails/mails.calls'
import { adminOrderEndpoints } from '../shop/orders/admin-orders.calls'
import { orderEndpoints } from '../shop/orders/orders.calls'
import { adminPaymentSettingsEndpoints } from '../shop/payments/payments.calls'
import { paymentSettingsEndpoints } from '../shop/payments/payments.calls'
import { paypalEndpoints } from '../shop/paypal/paypal.calls'
import { shopEndpoints } from '../shop/shop-details/shop.calls'
import { adminAuthEndpoints } from '../shop/staff/admin-auth.calls'
import { adminEndpoints } from '../shop/staff/admins.calls'
import { guestEndpoints } from '../shop/users/guests.calls'
import { userEndpoints } from '../shop/users/users.calls'
import type { Endpoint } from './shared/endpoint'

/** All API calls; the server's routes, the client and the mocks are derived from this table. */
export const endpoints = {
  ...accountEndpoints,
  ...accountDataEndpoints,
  ...addressEndpoints,
  ...customerAuthEndpoints,
  ...customerSessionEndpoints,
  ...wishlistEndpoints,
  ...wishlistShareEndpoints,
  ...mailConsentEndpoints,
  ...activityEndpoints,
  ...analyticsEndpoints,
  ...cargoEndpoints,
  ...cartEndpoints,
  ...categoryEndpoints,
  ...productEndpoints,
  ...productBulkEndpoints,
  ...productTransferEndpoints,
  ...adminReviewEndpoints,
  ...customerReviewEndpoints,
  ...productReviewEndpoints,
  ...stockNoticeEndpoints,
  ...subscriptionEndpoints,
  ...suggestionEndpoints,
  ...synonymEndpoints,
  ...checkoutEndpoints,
  ...bankStatementEndpoints,
  ...couponEndpoints,
  ...demoEndpoints,
  ...mailEndpoints,
  ...listViewEndpoints,
  ...adminOrderEndpoints,
  ...orderWorkEndpoints,
  ...orderChangeEndpoints,
  ...bookkeepingEndpoints,
  ...eventEndpoints,
  ...documentEndpoints,
  ...returnEndpoints,
  ...orderEndpoints,
  ...adminPaymentSettingsEndpoints,
  ...paymentSettingsEndpoints,
  ...paypalEndpoints,
  ...shopEndpoints,
  ...adminAuthEndpoints,
  ...adminEndpoints,
  ...secondFactorEndpoints,
  ...roleEndpoints,
  ...apiKeyEndpoints,
  ...webhookEndpoints,
  ...passkeyEndpoints,
  ...customerPasskeyEndpoints,
  ...sessionEndpoints,
  ...guestEndpoints,
  ...userEndpoints,
} as const

export type EndpointName = keyof typeof endpoints

/** The endpoint typed as the interface, with optional fields like `files` and `status`. */
export const endpointOf = (name: EndpointName): Endpoint => endpoints[name]

export type { Access, Endpoint } from './shared/endpoint'
export { commonErrors, errorStatus, type ErrorCode } from './shared/errors'
