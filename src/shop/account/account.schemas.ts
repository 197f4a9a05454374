import { z } from 'zod'
import { birthday, gender, homeAddress, newPassword, password, personName } from './account-fields'
import { companyFields } from '../orders/company-fields'
import { phone } from '../orders/order-fields'
import { language, platform } from '../shared/fields'
import { instant, nothing } from '@/contract/shared/primitives'

export const customer = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string(),
  company: z.string().optional(),
  vatId: z.string().optional(),
  platform,
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
  }),
  profile: z.object({
    dateOfBirth: z.string().nullable(),
    gender: z.nullable(gender),
    preferences: z.object({
      language,
      notifications: z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() }),
    }),
  }),
  premiumSubscription: z.object({ isActive: z.boolean(), endDate: instant.nullable() }),
})

export const accountSchemas = {
  updateProfile: {
    body: z.object({
      name: personName,
      phone: z.optional(phone),
      company: z.optional(companyFields.company),
      vatId: z.optional(companyFields.vatId),
      address: z.object(homeAddress).partial().optional(),
      profile: z
        .object({
          dateOfBirth: z.nullable(birthday),
          gender: z.nullable(gender),
          preferences: z
            .object({
              language,
              notifications: z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() }).partial(),
            })
            .partial(),
        })
        .partial()
        .optional(),
    }),
    data: z.object({ user: customer }),
  },
  changePassword: {
    body: z.object({ currentPassword: password, newPassword }),
    data: nothing,
  },
}
