import { z } from 'zod'
import { GENDERS } from '../../domain/account/account'
import { LANGUAGES } from '../../domain/shared/language'
import { day, instant, nothing, password, platform, required, text } from '../shared/primitives'

export const customer = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
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
    gender: z.enum(GENDERS).nullable(),
    preferences: z.object({
      language: z.enum(LANGUAGES),
      notifications: z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() }),
    }),
  }),
  premiumSubscription: z.object({ isActive: z.boolean(), endDate: instant.nullable() }),
})

export const accountSchemas = {
  updateProfile: {
    body: z.object({
      name: required(200),
      phone: text(50).optional(),
      address: z
        .object({
          street: text(200),
          city: text(100),
          state: text(100),
          zipCode: text(10),
          country: text(100),
        })
        .partial()
        .optional(),
      profile: z
        .object({
          dateOfBirth: day.nullable(),
          gender: z.enum(GENDERS).nullable(),
          preferences: z
            .object({
              language: z.enum(LANGUAGES),
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
    body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: password }),
    data: nothing,
  },
}
