import type { z } from 'zod'
import type { EndpointName } from '.'
import { accountSchemas } from './account/account.schema'
import { adminAuthSchemas } from './staff/admin-auth.schema'
import { backOfficeSchemas } from './analytics/back-office.schema'
import { cargoSchemas } from './cargo/cargo.schema'
import { cartSchemas } from './cart/cart.schema'
import { categorySchemas } from './catalogue/categories.schema'
import { couponSchemas } from './coupons/coupons.schema'
import { customerAuthSchemas } from './account/customer-auth.schema'
import { orderSchemas } from './orders/orders.schema'
import { productSchemas } from './catalogue/products.schema'

export interface EndpointSchemas {
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly data: z.ZodType
}

/** The judges of every call: server, mocks and tests import them, a browser never does. */
export const schemas = {
  ...productSchemas,
  ...cartSchemas,
  ...orderSchemas,
  ...customerAuthSchemas,
  ...accountSchemas,
  ...couponSchemas,
  ...adminAuthSchemas,
  ...backOfficeSchemas,
  ...cargoSchemas,
  ...categorySchemas,
} satisfies Readonly<Record<EndpointName, EndpointSchemas>>

export const schemasOf = (name: EndpointName): EndpointSchemas => schemas[name]
