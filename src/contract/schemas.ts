import type { z } from 'zod'
import type { EndpointName } from '.'
import { accountSchemas } from './account.schema'
import { adminAuthSchemas } from './admin-auth.schema'
import { backOfficeSchemas } from './back-office.schema'
import { cargoSchemas } from './cargo.schema'
import { cartSchemas } from './cart.schema'
import { categorySchemas } from './categories.schema'
import { couponSchemas } from './coupons.schema'
import { customerAuthSchemas } from './customer-auth.schema'
import { orderSchemas } from './orders.schema'
import { productSchemas } from './products.schema'

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
