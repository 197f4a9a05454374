import { expect, it } from 'vitest'
import { namespacesOf } from './namespaces'

it('lists the messages of a screen and of its parts', () => {
  const { 'screens/storefront/checkout/checkout-page': checkout, 'screens/admin/coupons/coupon-card': card } =
    namespacesOf('src')
  expect(checkout).toEqual(expect.arrayContaining(['cart', 'checkout', 'shop']))
  expect(card).toContain('adminCoupons')
  expect(card).not.toContain('checkout')
})
