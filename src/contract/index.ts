import { accountEndpoints } from './account/account'
import { adminAuthEndpoints } from './staff/admin-auth'
import { backOfficeEndpoints } from './analytics/back-office'
import { cargoEndpoints } from './cargo/cargo'
import { cartEndpoints } from './cart/cart'
import { categoryEndpoints } from './catalogue/categories'
import { couponEndpoints } from './coupons/coupons'
import { customerAuthEndpoints } from './account/customer-auth'
import type { Endpoint } from './shared/endpoint'
import { orderEndpoints } from './orders/orders'
import { productEndpoints } from './catalogue/products'

/** Every call of the API: drives the server's routes, the client and the mocks. */
export const endpoints = {
  ...productEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...customerAuthEndpoints,
  ...accountEndpoints,
  ...couponEndpoints,
  ...adminAuthEndpoints,
  ...backOfficeEndpoints,
  ...cargoEndpoints,
  ...categoryEndpoints,
} as const

export type EndpointName = keyof typeof endpoints

/** The entry with its fields as the interface declares them, `files` and `status` included. */
export const endpointOf = (name: EndpointName): Endpoint => endpoints[name]

export type { Access, Endpoint } from './shared/endpoint'
export { commonErrors, errorStatus, type ErrorCode } from './shared/errors'
