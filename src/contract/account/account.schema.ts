import { z } from 'zod'
import { ORDER_STATUSES } from '../../domain/orders/order'
import { customerOrder, customerOrderSummary } from '../orders/orders.schema'
import {
  day,
  id,
  idParams,
  instant,
  nothing,
  pageQuery,
  pagination,
  password,
  platform,
  required,
  text,
} from '../shared/primitives'
import { productSummary } from '../catalogue/products.schema'

const GENDERS = ['male', 'female', 'other'] as const
const USER_LANGUAGES = ['de', 'tr', 'en'] as const

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
      language: z.enum(USER_LANGUAGES),
      notifications: z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() }),
    }),
  }),
  premiumSubscription: z.object({ isActive: z.boolean(), endDate: instant.nullable() }),
})

const wishlist = z.object({ wishlist: z.array(z.object({ product: productSummary, addedAt: instant })) })

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
              language: z.enum(USER_LANGUAGES),
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
  listMyOrders: {
    query: z.object({ status: z.enum(ORDER_STATUSES).optional(), ...pageQuery(10) }),
    data: z.object({ orders: z.array(customerOrderSummary), pagination }),
  },
  getMyOrder: { params: idParams, data: z.object({ order: customerOrder }) },
  getWishlist: { data: wishlist },
  addToWishlist: { params: z.object({ productId: id }), data: wishlist },
  removeFromWishlist: { params: z.object({ productId: id }), data: wishlist },
}
