import type { z } from 'zod'
import type { EndpointName } from '.'
import { accountDataSchemas } from './account/account-data.schema'
import { accountSchemas } from './account/account.schema'
import { customerAuthSchemas } from './account/customer-auth.schema'
import { wishlistSchemas } from './account/wishlist.schema'
import { activitySchemas } from '../shop/activity/activity.schemas'
import { analyticsSchemas } from './analytics/analytics.schema'
import { cargoSchemas } from '../shop/cargo/cargo.schemas'
import { cartSchemas } from './cart/cart.schema'
import { categorySchemas } from '../shop/categories/categories.schemas'
import { productBulkSchemas } from '../shop/bulk-products/bulk.schemas'
import { customerReviewSchemas } from '../shop/reviews/customer-reviews.schemas'
import { productSchemas } from '../shop/catalogue/products.schemas'
import { stockNoticeSchemas } from '../shop/stock-notices/stock-notices.schemas'
import { suggestionSchemas } from '../shop/suggestions/suggestions.schemas'
import { productTransferSchemas } from '../shop/product-transfer/transfer.schemas'
import { checkoutSchemas } from './checkout/checkout.schema'
import { bankStatementSchemas } from '../shop/bank-statements/bank-statements.schemas'
import { demoSchemas } from '../shop/demo/demo.schemas'
import { bookkeepingSchemas } from '../shop/bookkeeping/bookkeeping.schemas'
import { couponSchemas } from '../shop/coupons/coupons.schemas'
import { passkeySchemas } from '../shop/second-factor/passkeys.schemas'
import { sessionSchemas } from '../shop/sessions/sessions.schemas'
import { secondFactorSchemas } from '../shop/second-factor/second-factor.schemas'
import { roleSchemas } from '../shop/roles/roles.schemas'
import { documentSchemas } from './orders/documents.schema'
import { orderWorkSchemas } from './orders/order-work.schema'
import { returnSchemas } from '../shop/returns/returns.schemas'
import { mailSchemas } from '../shop/mails/mails.schemas'
import { adminOrderSchemas } from './orders/admin-orders.schema'
import { orderSchemas } from './orders/orders.schema'
import { adminPaymentSettingsSchemas } from '../shop/payments/payments.schemas'
import { paymentSettingsSchemas } from '../shop/payments/public-payments.schemas'
import { shopSchemas } from './shop/shop.schema'
import { adminAuthSchemas } from './staff/admin-auth.schema'
import { adminSchemas } from './staff/admins.schema'
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
  ...customerAuthSchemas,
  ...wishlistSchemas,
  ...activitySchemas,
  ...analyticsSchemas,
  ...cargoSchemas,
  ...cartSchemas,
  ...categorySchemas,
  ...productSchemas,
  ...productBulkSchemas,
  ...productTransferSchemas,
  ...customerReviewSchemas,
  ...stockNoticeSchemas,
  ...suggestionSchemas,
  ...checkoutSchemas,
  ...bankStatementSchemas,
  ...couponSchemas,
  ...demoSchemas,
  ...mailSchemas,
  ...adminOrderSchemas,
  ...orderWorkSchemas,
  ...bookkeepingSchemas,
  ...documentSchemas,
  ...returnSchemas,
  ...orderSchemas,
  ...adminPaymentSettingsSchemas,
  ...paymentSettingsSchemas,
  ...shopSchemas,
  ...adminAuthSchemas,
  ...adminSchemas,
  ...secondFactorSchemas,
  ...roleSchemas,
  ...passkeySchemas,
  ...sessionSchemas,
  ...userSchemas,
} satisfies Readonly<Record<EndpointName, EndpointSchemas>>

export const schemasOf = (name: EndpointName): EndpointSchemas => schemas[name]
