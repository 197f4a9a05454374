import type { z } from 'zod'
import type { EndpointName } from '.'
import { addressSchemas } from '../shop/addresses/addresses.schemas'
import { accountDataSchemas } from '../shop/account/account-data.schemas'
import { accountSchemas } from '../shop/account/account.schemas'
import { customerAuthSchemas } from '../shop/account/customer-auth.schemas'
import { wishlistSchemas } from '../shop/wishlist/wishlist.schemas'
import { mailConsentSchemas } from '../shop/mail-consents/mail-consents.schemas'
import { wishlistShareSchemas } from '../shop/wishlist/wishlist-share.schemas'
import { activitySchemas } from '../shop/activity/activity.schemas'
import { analyticsSchemas } from '../shop/analytics/analytics.schemas'
import { cargoSchemas } from '../shop/cargo/cargo.schemas'
import { cartSchemas } from '../shop/cart/cart.schemas'
import { categorySchemas } from '../shop/categories/categories.schemas'
import { productBulkSchemas } from '../shop/bulk-products/bulk.schemas'
import { adminReviewSchemas } from '../shop/reviews/admin-reviews.schemas'
import { customerReviewSchemas } from '../shop/reviews/customer-reviews.schemas'
import { productReviewSchemas } from '../shop/reviews/product-reviews.schemas'
import { productSchemas } from '../shop/catalogue/products.schemas'
import { stockNoticeSchemas } from '../shop/stock-notices/stock-notices.schemas'
import { subscriptionSchemas } from '../shop/subscriptions/subscriptions.schemas'
import { suggestionSchemas } from '../shop/suggestions/suggestions.schemas'
import { synonymSchemas } from '../shop/synonyms/synonyms.schemas'
import { productTransferSchemas } from '../shop/product-transfer/transfer.schemas'
import { checkoutSchemas } from '../shop/checkout/checkout.schemas'
import { bankStatementSchemas } from '../shop/bank-statements/bank-statements.schemas'
import { demoSchemas } from '../shop/demo/demo.schemas'
import { bookkeepingSchemas } from '../shop/bookkeeping/bookkeeping.schemas'
import { couponSchemas } from '../shop/coupons/coupons.schemas'
import { customerPasskeySchemas, passkeySchemas } from '../shop/passkeys/passkeys.schemas'
import { sessionSchemas } from '../shop/sessions/sessions.schemas'
import { secondFactorSchemas } from '../shop/second-factor/second-factor.schemas'
import { roleSchemas } from '../shop/roles/roles.schemas'
import { webhookSchemas } from '@/shop/webhooks/webhooks.schemas'
import { apiKeySchemas } from '@/shop/api-keys/api-keys.schemas'
import { eventSchemas } from '../shop/events/events.schemas'
import { documentSchemas } from '../shop/orders/documents.schemas'
import { orderChangeSchemas } from '../shop/orders/order-changes.schemas'
import { orderWorkSchemas } from '../shop/orders/order-work.schemas'
import { listViewSchemas } from '../shop/list-views/list-views.schemas'
import { returnSchemas } from '../shop/returns/returns.schemas'
import { mailSchemas } from '../shop/mails/mails.schemas'
import { adminOrderSchemas } from '../shop/orders/admin-orders.schemas'
import { orderSchemas } from '../shop/orders/orders.schemas'
import { adminPaymentSettingsSchemas } from '../shop/payments/payments.schemas'
import { paymentSettingsSchemas } from '../shop/payments/public-payments.schemas'
import { paypalSchemas } from '../shop/paypal/paypal.schemas'
import { shopSchemas } from '../shop/shop-details/shop.schemas'
import { adminAuthSchemas } from '../shop/staff/admin-auth.schemas'
import { adminSchemas } from '../shop/staff/admins.schemas'
import { guestSchemas } from '../shop/users/guests.schemas'
import { userSchemas } from '../shop/users/users.schemas'

export interface EndpointSchemas {
  readonly params?: z.core.$ZodType
  readonly query?: z.core.$ZodType
  readonly body?: z.core.$ZodType
  readonly data: z.core.$ZodType
}

/** Schemas of all calls, for the server, mocks and tests. Must not be imported into browser code. */
export const schemas = {
  ...accountSchemas,
  ...accountDataSchemas,
  ...addressSchemas,
  ...customerAuthSchemas,
  ...wishlistSchemas,
  ...wishlistShareSchemas,
  ...mailConsentSchemas,
  ...activitySchemas,
  ...analyticsSchemas,
  ...cargoSchemas,
  ...cartSchemas,
  ...categorySchemas,
  ...productSchemas,
  ...productBulkSchemas,
  ...productTransferSchemas,
  ...adminReviewSchemas,
  ...customerReviewSchemas,
  ...productReviewSchemas,
  ...stockNoticeSchemas,
  ...subscriptionSchemas,
  ...suggestionSchemas,
  ...synonymSchemas,
  ...checkoutSchemas,
  ...bankStatementSchemas,
  ...couponSchemas,
  ...demoSchemas,
  ...mailSchemas,
  ...listViewSchemas,
  ...adminOrderSchemas,
  ...orderWorkSchemas,
  ...orderChangeSchemas,
  ...bookkeepingSchemas,
  ...eventSchemas,
  ...documentSchemas,
  ...returnSchemas,
  ...orderSchemas,
  ...adminPaymentSettingsSchemas,
  ...paymentSettingsSchemas,
  ...paypalSchemas,
  ...shopSchemas,
  ...adminAuthSchemas,
  ...adminSchemas,
  ...secondFactorSchemas,
  ...roleSchemas,
  ...apiKeySchemas,
  ...webhookSchemas,
  ...passkeySchemas,
  ...customerPasskeySchemas,
  ...sessionSchemas,
  ...guestSchemas,
  ...userSchemas,
} satisfies Readonly<Record<EndpointName, EndpointSchemas>>

export const schemasOf = (name: EndpointName): EndpointSchemas => schemas[name]
