import { z } from 'zod'
import { homeAddress, newPassword, password, personName } from './account-fields'
import { phone } from '../orders/order-fields'
import { code, email, platform, typedEmail } from '../shared/fields'
import { nothing } from '@/contract/shared/primitives'
import { customer } from './account.schemas'

const session = z.object({ token: z.string(), user: customer })

export const customerAuthSchemas = {
  registerCustomer: {
    body: z.object({
      name: personName,
      email,
      password: newPassword,
      phone: z.optional(phone),
      platform: z._default(platform, 'germany'),
      address: z.object(homeAddress).partial().optional(),
      acceptTerms: z.literal(true).optional(),
    }),
    data: session,
  },
  loginCustomer: {
    body: z.object({
      // Not checked as an email address: a malformed one is a failed login, not a validation error.
      email: typedEmail(1),
      password,
      platform: z.optional(platform),
    }),
    data: session,
  },
  logoutCustomer: { data: nothing },
  verifyCustomer: { data: z.object({ user: customer }) },
  sendVerification: { data: nothing },
  verifyEmail: { body: z.object({ token: code(200, 1) }), data: z.object({ joinedOrders: z.number() }) },
  forgotPassword: { body: z.object({ email, platform: z.optional(platform) }), data: nothing },
  resetPassword: { body: z.object({ token: code(200, 1), password: newPassword }), data: nothing },
}
