import { describe, expect, it } from 'vitest'
import { schemas } from '../contract/schemas'
import { myOrders, newcomer, sabine, wishlist } from '../shop/account/account-data.mocks'
import { cargoCompanies } from '../shop/cargo/cargo.mocks'
import { categories } from '../shop/categories/categories.mocks'
import { coupons, couponStats } from '../shop/coupons/coupons.mocks'
import { failedMail, sentMail, waitingMail } from '../shop/mails/mails.mocks'
import { adminOrders, pendingOrder, placedOrder, shippedOrder } from '../shop/orders/order-data.mocks'
import { firstPage } from './fixtures/pagination'
import { paymentSettings } from '../shop/payments/payments.mocks'
import { germanyPayment, turkeyPayment } from '../shop/payments/payments.mocks'
import { productDetails, productList } from '../shop/catalogue/product-data.mocks'
import { analyticsOf, dashboardStats } from '../shop/analytics/reports.mocks'
import { userCounts, userDetail, users } from '../shop/users/users.mocks'

describe('fixtures match the contract', () => {
  it.each([
    ['products', () => schemas.listProducts.data.parse({ products: productList, pagination: firstPage(8) })],
    ['product', () => productDetails.map((product) => schemas.getProduct.data.parse({ product }))],
    ['payment settings', () => schemas.getPublicPaymentSettings.data.parse({ settings: paymentSettings })],
    ['placed order', () => schemas.checkout.data.parse({ order: placedOrder })],
    ['admin orders', () => schemas.listOrders.data.parse({ orders: adminOrders, pagination: firstPage(4) })],
    [
      'admin order',
      () => [pendingOrder, shippedOrder].map((order) => schemas.getOrder.data.parse({ order })),
    ],
    ['categories', () => schemas.listCategories.data.parse({ categories })],
    ['coupons', () => schemas.listCoupons.data.parse({ coupons, pagination: firstPage(3) })],
    ['coupon statistics', () => schemas.getCouponStats.data.parse({ stats: couponStats })],
    ['customers', () => [sabine, newcomer].map((user) => schemas.verifyCustomer.data.parse({ user }))],
    ['wishlist', () => schemas.getWishlist.data.parse({ wishlist })],
    ['orders of a customer', () => myOrders.map((order) => schemas.getMyOrder.data.parse({ order }))],
    [
      'admin payment settings',
      () =>
        [germanyPayment, turkeyPayment].map((settings) =>
          schemas.getAdminPaymentSettings.data.parse({ settings }),
        ),
    ],
    [
      'users',
      () => schemas.listUsers.data.parse({ users, pagination: firstPage(users.length), counts: userCounts }),
    ],
    ['user', () => users.map((user) => schemas.getUser.data.parse({ user: userDetail(user) }))],
    ['dashboard', () => schemas.getDashboard.data.parse({ stats: dashboardStats })],
    ['analytics', () => [7, 30, 90].map((days) => schemas.getAnalytics.data.parse(analyticsOf(days)))],
    [
      'mails',
      () =>
        schemas.listMails.data.parse({
          mails: [failedMail, waitingMail, sentMail],
          pagination: firstPage(3),
        }),
    ],
    ['cargo companies', () => schemas.listActiveCargo.data.parse({ cargoCompanies })],
  ])('%s', (_, parse) => {
    expect(parse).not.toThrow()
  })
})
