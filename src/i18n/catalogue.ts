/** Message types: German defines the keys, a test compares the other languages. */
import type ui from './messages/de/ui.json'
import type shop from './messages/de/shop.json'
import type landing from './messages/de/landing.json'
import type product from './messages/de/product.json'
import type reviews from './messages/de/reviews.json'
import type adviser from './messages/de/adviser.json'
import type cart from './messages/de/cart.json'
import type auth from './messages/de/auth.json'
import type checkout from './messages/de/checkout.json'
import type subscription from './messages/de/subscription.json'
import type account from './messages/de/account.json'
import type catalogue from './messages/de/catalogue.json'
import type search from './messages/de/search.json'
import type legal from './messages/de/legal.json'
import type admin from './messages/de/admin.json'
import type adminAccess from './messages/de/adminAccess.json'
import type adminPalette from './messages/de/adminPalette.json'
import type adminOrders from './messages/de/adminOrders.json'
import type adminOrderList from './messages/de/adminOrderList.json'
import type adminOrderEdit from './messages/de/adminOrderEdit.json'
import type adminProducts from './messages/de/adminProducts.json'
import type adminProductWork from './messages/de/adminProductWork.json'
import type adminCategories from './messages/de/adminCategories.json'
import type adminBookkeeping from './messages/de/adminBookkeeping.json'
import type adminBank from './messages/de/adminBank.json'
import type adminCargo from './messages/de/adminCargo.json'
import type adminReturns from './messages/de/adminReturns.json'
import type adminViews from './messages/de/adminViews.json'
import type adminShipping from './messages/de/adminShipping.json'
import type adminShop from './messages/de/adminShop.json'
import type adminStaff from './messages/de/adminStaff.json'
import type adminRoles from './messages/de/adminRoles.json'
import type adminIntegrations from './messages/de/adminIntegrations.json'
import type adminSubscriptions from './messages/de/adminSubscriptions.json'
import type adminSynonyms from './messages/de/adminSynonyms.json'
import type adminUsers from './messages/de/adminUsers.json'
import type adminReviews from './messages/de/adminReviews.json'
import type adminCoupons from './messages/de/adminCoupons.json'
import type adminPayment from './messages/de/adminPayment.json'
import type adminActivity from './messages/de/adminActivity.json'
import type adminReports from './messages/de/adminReports.json'
import type adminMock from './messages/de/adminMock.json'
import type toast from './messages/de/toast.json'
import type meta from './messages/de/meta.json'
import type mail from './messages/de/server/mail.json'
import type documents from './messages/de/server/documents.json'
import type customerExport from './messages/de/server/customerExport.json'
import type orderExport from './messages/de/server/orderExport.json'
import type productImport from './messages/de/server/productImport.json'
import type bankStatement from './messages/de/server/bankStatement.json'

export interface Catalogue {
  ui: typeof ui
  shop: typeof shop
  landing: typeof landing
  product: typeof product
  reviews: typeof reviews
  adviser: typeof adviser
  cart: typeof cart
  auth: typeof auth
  checkout: typeof checkout
  account: typeof account
  subscription: typeof subscription
  catalogue: typeof catalogue
  search: typeof search
  legal: typeof legal
  admin: typeof admin
  adminAccess: typeof adminAccess
  adminPalette: typeof adminPalette
  adminOrders: typeof adminOrders
  adminOrderList: typeof adminOrderList
  adminOrderEdit: typeof adminOrderEdit
  adminProducts: typeof adminProducts
  adminProductWork: typeof adminProductWork
  adminCategories: typeof adminCategories
  adminBookkeeping: typeof adminBookkeeping
  adminBank: typeof adminBank
  adminCargo: typeof adminCargo
  adminReturns: typeof adminReturns
  adminShipping: typeof adminShipping
  adminViews: typeof adminViews
  adminShop: typeof adminShop
  adminStaff: typeof adminStaff
  adminRoles: typeof adminRoles
  adminIntegrations: typeof adminIntegrations
  adminSubscriptions: typeof adminSubscriptions
  adminSynonyms: typeof adminSynonyms
  adminUsers: typeof adminUsers
  adminReviews: typeof adminReviews
  adminCoupons: typeof adminCoupons
  adminPayment: typeof adminPayment
  adminActivity: typeof adminActivity
  adminReports: typeof adminReports
  adminMock: typeof adminMock
  mail: typeof mail
  documents: typeof documents
  customerExport: typeof customerExport
  orderExport: typeof orderExport
  productImport: typeof productImport
  bankStatement: typeof bankStatement
  meta: typeof meta
  toast: typeof toast
}
export type Namespace = keyof Catalogue
