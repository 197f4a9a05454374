import { accountEndpoints } from './account'
import { adminAuthEndpoints } from './admin-auth'
import { backOfficeEndpoints } from './back-office'
import { cargoEndpoints } from './cargo'
import { cartEndpoints } from './cart'
import { categoryEndpoints } from './categories'
import { couponEndpoints } from './coupons'
import { customerAuthEndpoints } from './customer-auth'
import type { Endpoint } from './endpoint'
import { orderEndpoints } from './orders'
import { productEndpoints } from './products'

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

export type { Access, Endpoint } from './endpoint'
export { commonErrors, errorStatus, type ErrorCode } from './errors'
