import { accountRoutes } from './account'
import { accountOrderRoutes } from './account-orders'
import { adminAuthRoutes } from './admin-auth'
import { adminsRoutes } from './admins'
import { cargoRoutes } from './cargo'
import { cartRoutes } from './cart'
import { categoryRoutes } from './categories'
import { checkoutRoutes } from './checkout'
import { couponRoutes } from './coupons'
import { couponAdminRoutes } from './coupons-admin'
import { customerAuthRoutes } from './customer-auth'
import { figureRoutes } from './figures'
import { guestOrderRoutes } from './guest-orders'
import { interestRoutes } from './interest'
import { orderRoutes } from './orders'
import { paymentSettingsRoutes } from './payment-settings'
import { paymentSettingsAdminRoutes } from './payment-settings-admin'
import { productImageRoutes } from './product-images'
import { productReviewRoutes } from './product-reviews'
import { productRoutes } from './products'
import { productAdminRoutes } from './products-admin'
import { userRoutes } from './users'

/** Every call that the server answers; each file holds the routes of one part of the contract. */
export const routes = [
  ...productRoutes,
  ...productAdminRoutes,
  ...productImageRoutes,
  ...productReviewRoutes,
  ...categoryRoutes,
  ...couponAdminRoutes,
  ...paymentSettingsRoutes,
  ...adminAuthRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...couponRoutes,
  ...orderRoutes,
  ...guestOrderRoutes,
  ...accountOrderRoutes,
  ...cargoRoutes,
  ...accountRoutes,
  ...adminsRoutes,
  ...customerAuthRoutes,
  ...figureRoutes,
  ...interestRoutes,
  ...paymentSettingsAdminRoutes,
  ...userRoutes,
]
