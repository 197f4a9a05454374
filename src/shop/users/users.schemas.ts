import { z } from 'zod'
import { addressBody, keptAddress } from '../addresses/addresses.schemas'
import { accountDataSchemas } from '../account/account-data.schemas'
import {
  amountOut,
  file,
  idParams,
  instant,
  money,
  nothing,
  pageQuery,
  pagination,
  queryFlag,
} from '@/contract/shared/primitives'
import { ORDER_STATUSES } from '../orders/order'
import { currency, id, platform, prose, searchText, text, whole } from '../shared/fields'
import { customerFields, GROUP_LENGTH, newCustomerFields } from './customer-form'
import { MAX_PREMIUM_MONTHS, PREMIUM_ACTIONS } from './premium'
import { BAN_REASON_LENGTH, CUSTOMER_NOTE_LENGTH, USER_STATUSES } from './users'

export const userRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  platform,
  status: z.enum(USER_STATUSES),
  isPremiumActive: z.boolean(),
  /** Days until the membership ends; null without one. */
  remainingDays: z.number().int().nullable(),
  groups: z.array(z.string()),
  createdAt: instant,
  lastActivity: instant.nullable(),
})
const user = userRow.extend({
  phone: z.string(),
  company: z.string(),
  vatId: z.string(),
  /** Oldest first. */
  notes: z.array(z.object({ text: z.string(), author: z.string(), at: instant })),
  updatedAt: instant,
  /** The address book, the default first. */
  addresses: z.array(keptAddress),
  /** '' unless banned, or without a reason. */
  banReason: z.string(),
  premiumSubscription: z.object({
    isActive: z.boolean(),
    endDate: instant.nullable(),
    renewalHistory: z.array(
      z.object({ startDate: instant, endDate: instant, duration: z.number().int(), source: z.string() }),
    ),
  }),
  /** Number of orders, in any status. */
  orderCount: z.number().int(),
  /** Totals per currency, without cancelled and refunded orders. */
  spent: z.array(money),
  /** The latest ten; `GET /admin/orders?user=` returns all of them in pages. */
  orders: z.array(
    z.object({
      _id: z.string(),
      orderNumber: z.string(),
      createdAt: instant,
      status: z.enum(ORDER_STATUSES),
      payment: z.object({ amount: z.object({ total: amountOut, currency }) }),
      currency,
    }),
  ),
})

const addressParams = z.object({ id, addressId: id })

const userFilters = {
  search: z.optional(searchText),
  platform: z.optional(platform),
  status: z.enum(USER_STATUSES).optional(),
  /** As it is spelled. */
  group: z.optional(text(GROUP_LENGTH)),
}
const userQuery = z.object({ ...userFilters, ...pageQuery(20) })
const users = z.object({
  users: z.array(userRow),
  pagination,
  /** Counts over all users, whatever the filters. */
  counts: z.object({
    total: z.number().int(),
    active: z.number().int(),
    premium: z.number().int(),
    newThisMonth: z.number().int(),
  }),
})

/** Groups that customers are in, the largest first; at most a hundred. */
export const customerGroups = z.object({
  groups: z.array(z.object({ name: z.string(), customers: z.number().int() })),
})

export const userSchemas = {
  listUsers: { query: userQuery, data: users },
  listPremiumUsers: { query: userQuery, data: users },
  /** All customers of the list's filters in its order, in the reader's language. */
  exportUsers: { query: z.object({ ...userFilters, premium: queryFlag.optional() }), data: file },
  getUser: { params: idParams, data: z.object({ user }) },
  listCustomerGroups: { data: customerGroups },
  createUser: {
    body: z.object({ ...newCustomerFields, phone: z._default(newCustomerFields.phone, '') }),
    data: z.object({ user }),
  },
  /** Only fields that were sent are changed. */
  updateUser: {
    params: idParams,
    body: z.object(customerFields).partial().extend({ updatedAt: instant.optional() }),
    data: z.object({ user }),
  },
  addUserNote: {
    params: idParams,
    body: z.object({ text: prose(CUSTOMER_NOTE_LENGTH, 1) }),
    data: z.object({ user }),
  },
  addUserAddress: { params: idParams, body: addressBody, data: z.object({ user }) },
  changeUserAddress: { params: addressParams, body: addressBody, data: z.object({ user }) },
  removeUserAddress: { params: addressParams, data: z.object({ user }) },
  setUserStatus: {
    params: idParams,
    /** `reason` is kept with a ban only. */
    body: z.object({ status: z.enum(USER_STATUSES), reason: z.optional(prose(BAN_REASON_LENGTH)) }),
    data: z.object({ user }),
  },
  setUserPremium: {
    params: idParams,
    body: z.object({
      action: z.enum(PREMIUM_ACTIONS),
      duration: z.optional(whole(1, MAX_PREMIUM_MONTHS)),
    }),
    data: z.object({ user }),
  },
  /** The same export that the customer can request. */
  getUserData: { params: idParams, data: accountDataSchemas.getAccountData.data },
  anonymiseUser: { params: idParams, data: nothing },
}
