import { z } from 'zod'
import { email, nothing, password, platform, required, text } from '../shared/primitives'
import { customer } from './account.schema'

const session = z.object({ token: z.string(), user: customer })
const optionalText = (max: number) => text(max).optional()

export const customerAuthSchemas = {
  registerCustomer: {
    body: z.object({
      name: required(200),
      email,
      password,
      phone: optionalText(50),
      platform: platform.default('germany'),
      address: z
        .object({
          street: optionalText(200),
          city: optionalText(100),
          state: optionalText(100),
          zipCode: optionalText(10),
          country: optionalText(100),
        })
        .optional(),
      acceptTerms: z.literal(true).optional(),
    }),
    data: session,
  },
  loginCustomer: {
    body: z.object({
      email: required(254),
      password: z.string().min(1).max(200),
      platform: platform.optional(),
    }),
    data: session,
  },
  logoutCustomer: { data: nothing },
  verifyCustomer: { data: z.object({ user: customer }) },
  forgotPassword: { body: z.object({ email, platform: platform.optional() }), data: nothing },
  resetPassword: { body: z.object({ token: required(200), password }), data: nothing },
}
