import { describe, expect, it } from 'vitest'
import { schemas } from '../contract/schemas'
import { cargoCompanies } from './fixtures/cargo'
import { adminOrders, pendingOrder, placedOrder, shippedOrder } from './fixtures/orders'
import { firstPage } from './fixtures/pagination'
import { paymentSettings } from './fixtures/payment'
import { productDetails, productList } from './fixtures/products'

describe('fixtures keep the contract', () => {
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
    ['cargo companies', () => schemas.listActiveCargo.data.parse({ cargoCompanies })],
  ])('%s', (_, parse) => {
    expect(parse).not.toThrow()
  })
})
