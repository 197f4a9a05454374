import { customerPrivacyRoutes } from './orders/privacy/customer-privacy.routes'
import { accountDataRoutes } from './orders/privacy/account-data.routes'
import { addressRoutes } from './account/addresses.routes'
import { accountRoutes } from './account/account.routes'
import { priceMailRoutes } from './account/price-mails/price-mails.routes'
import { wishlistShareRoutes } from './account/wishlist-share.routes'
import { customerPasskeyRoutes } from './account/passkeys.routes'
import { accountOrderRoutes } from './orders/account-orders.routes'
import { adminAuthRoutes } from './staff/admin-auth.routes'
import { addressUndoRoutes } from './staff/address-undo.routes'
import { adminResetRoutes } from './staff/admin-resets.routes'
import { adminsRoutes } from './staff/admins.routes'
import { secondFactorLoginRoutes } from './staff/second-factor/login.routes'
import { passkeyRoutes } from './staff/second-factor/passkeys.routes'
import { ownSessionRoutes } from './staff/sessions.routes'
import { secondFactorRoutes } from './staff/second-factor/second-factor.routes'
import { webhookRoutes } from './integrations/webhooks.routes'
import { apiKeyRoutes } from './integrations/api-keys.routes'
import { rolesRoutes } from './staff/roles.routes'
import { bankStatementRoutes } from './bank-statements/bank-statements.routes'
import { cargoRoutes } from './cargo/cargo.routes'
import { cartRoutes } from './cart/cart.routes'
import { categoryRoutes } from './categories/categories.routes'
import { categoryPictureRoutes } from './categories/category-picture.routes'
import { checkoutRoutes } from './checkout/checkout.routes'
import { claimOrderRoutes } from './orders/claims/claim-orders.routes'
import { endMailsRoutes } from './orders/review-requests/end-mails.routes'
import { couponUseRoutes } from './orders/coupon-use.routes'
import { couponRoutes } from './coupons/coupons.routes'
import { couponCodeRoutes } from './coupons/coupon-codes.routes'
import { couponAdminRoutes } from './coupons/coupons-admin.routes'
import { customerAuthRoutes } from './account/customer-auth.routes'
import { activityRoutes } from './activity/activity.routes'
import { analyticsRoutes } from './analytics/analytics.routes'
import { bookkeepingRoutes } from './bookkeeping/bookkeeping.routes'
import { demoRoutes } from './demo/demo.routes'
import { eventRoutes } from './events/events.routes'
import { documentRoutes } from './documents/documents.routes'
import { guestOrderRoutes } from './orders/guest-orders.routes'
import { confirmOrderRoutes } from './orders/holds/confirm-order.routes'
import { adminReviewRoutes } from './reviews/admin-reviews.routes'
import { customerReviewRoutes } from './reviews/customer-reviews.routes'
import { reviewPhotoRoutes } from './reviews/review-photos.routes'
import { productReviewListRoutes } from './reviews/product-reviews.routes'
import { interestRoutes } from './catalogue/interest.routes'
import { listViewRoutes } from './list-views/list-views.routes'
import { mailPreviewRoutes } from './mail-preview.routes'
import { mailTextRoutes } from './mails/mail-texts.routes'
import { mailRoutes } from './mails/mails.routes'
import { orderRoutes } from './orders/orders-admin.routes'
import { madeOrderRoutes } from './order-changes/made-orders.routes'
import { orderChangeRoutes } from './order-changes/changes.routes'
import { orderExportRoutes } from './orders/export/orders-export.routes'
import { orderViewRoutes } from './orders/views/order-views.routes'
import { returnRoutes } from './returns/returns.routes'
import { paymentSettingsRoutes } from './payments/payment-settings.routes'
import { paypalConnectionRoutes } from './payments/paypal/paypal-connections.routes'
import { paypalRoutes } from './paypal/paypal.routes'
import { productBulkRoutes } from './catalogue/bulk/bulk.routes'
import { productTransferRoutes } from './catalogue/transfer/transfer.routes'
import { productImageRoutes } from './catalogue/images/product-images.routes'
import { productVideoRoutes } from './catalogue/images/product-video.routes'
import { productReviewRoutes } from './catalogue/reviews.routes'
import { productRoutes } from './catalogue/products.routes'
import { productAdminRoutes } from './catalogue/products-admin.routes'
import { shopRoutes } from './shop/shop.routes'
import { stockMovementRoutes } from './catalogue/stock-movements.routes'
import { stockNoticeRoutes } from './catalogue/stock-notices/stock-notices.routes'
import { ownSubscriptionRoutes } from './subscriptions/own-subscriptions.routes'
import { subscriptionRoutes } from './subscriptions/subscriptions.routes'
import { subscriptionAdminRoutes } from './subscriptions/subscriptions-admin.routes'
import { suggestionRoutes } from './catalogue/search/suggestions.routes'
import { synonymRoutes } from './catalogue/search/synonyms.routes'
import { guestRoutes } from './users/guests.routes'
import { userAddressRoutes } from './users/user-addresses.routes'
import { userRoutes } from './users/users.routes'

/** All routes of the API; each file implements one part of the contract. */
export const routes = [
  ...productRoutes,
  ...productAdminRoutes,
  ...productBulkRoutes,
  ...productTransferRoutes,
  ...productImageRoutes,
  ...productVideoRoutes,
  ...productReviewRoutes,
  ...categoryRoutes,
  ...categoryPictureRoutes,
  ...couponAdminRoutes,
  ...couponCodeRoutes,
  ...paymentSettingsRoutes,
  ...paypalConnectionRoutes,
  ...paypalRoutes,
  ...adminAuthRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...ownSubscriptionRoutes,
  ...subscriptionAdminRoutes,
  ...couponRoutes,
  ...couponUseRoutes,
  ...orderRoutes,
  ...orderChangeRoutes,
  ...madeOrderRoutes,
  ...orderExportRoutes,
  ...orderViewRoutes,
  ...bookkeepingRoutes,
  ...demoRoutes,
  ...eventRoutes,
  ...documentRoutes,
  ...returnRoutes,
  ...bankStatementRoutes,
  ...guestOrderRoutes,
  ...confirmOrderRoutes,
  ...accountOrderRoutes,
  ...claimOrderRoutes,
  ...cargoRoutes,
  ...accountRoutes,
  ...wishlistShareRoutes,
  ...priceMailRoutes,
  ...endMailsRoutes,
  ...addressRoutes,
  ...customerPasskeyRoutes,
  ...accountDataRoutes,
  ...customerPrivacyRoutes,
  ...adminsRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...ownSessionRoutes,
  ...secondFactorLoginRoutes,
  ...rolesRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...adminResetRoutes,
  ...addressUndoRoutes,
  ...customerAuthRoutes,
  ...activityRoutes,
  ...analyticsRoutes,
  ...interestRoutes,
  ...adminReviewRoutes,
  ...customerReviewRoutes,
  ...productReviewListRoutes,
  ...reviewPhotoRoutes,
  ...stockMovementRoutes,
  ...stockNoticeRoutes,
  ...suggestionRoutes,
  ...synonymRoutes,
  ...mailRoutes,
  ...mailTextRoutes,
  ...listViewRoutes,
  ...mailPreviewRoutes,
  ...shopRoutes,
  ...guestRoutes,
  ...userAddressRoutes,
  ...userRoutes,
]
