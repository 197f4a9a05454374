import { z } from 'zod'
import { personName } from '../account/account-fields'
import { orderNumberText } from '../orders/order-fields'
import { withdrawalReason, withdrawnItems } from './withdrawal-form'
import { DECISIONS, RETURN_STATUSES } from './returns'
import { adminOrder, seen } from '../orders/admin-orders.schemas'
import { amount, email, id, platform, prose, searchText, whole } from '../shared/fields'
import { idParams, instant, money, pageQuery, pagination } from '@/contract/shared/primitives'

const withdrawal = z.object({
  _id: z.string(),
  status: z.enum(RETURN_STATUSES),
  receivedAt: instant,
  name: z.string(),
  email: z.string(),
  /** As worded by the customer. */
  items: z.array(z.string()),
  reason: z.string().nullable(),
  orderNumber: z.string(),
  /** Null if no order has this number and email and none was matched by hand. */
  order: z.object({ _id: z.string(), platform, total: money }).nullable(),
  decision: z.object({ reason: z.string().nullable(), actor: z.string(), at: instant }).nullable(),
})

const lines = z.array(z.object({ productId: id, quantity: whole(1, 999), restock: z.boolean() })).max(100)

export const returnSchemas = {
  withdraw: {
    body: z.object({
      orderNumber: orderNumberText,
      email,
      name: personName,
      items: z.optional(withdrawnItems),
      reason: z.optional(withdrawalReason),
    }),
    data: z.object({ receivedAt: instant }),
  },
  listReturns: {
    query: z.object({
      status: z.enum(RETURN_STATUSES).optional(),
      /** Text in order number, name or email. */
      search: z.optional(searchText),
      ...pageQuery(20),
    }),
    data: z.object({ withdrawals: z.array(withdrawal), pagination }),
  },
  decideReturn: {
    params: idParams,
    body: z.object({
      status: z.enum(DECISIONS),
      /** Required when refusing. */
      reason: z.optional(prose(1000)),
      lines: lines.optional(),
      /** Refund in major units. */
      refund: z.optional(amount),
    }),
    data: z.object({ withdrawal }),
  },
  refuseReturns: {
    /** Those that belong to an order or are decided by now are left alone. */
    body: z.object({ ids: z.array(id).min(1).max(100) }),
    data: z.object({ refused: z.number().int() }),
  },
  matchReturn: {
    params: idParams,
    body: z.object({ orderId: id }),
    data: z.object({ withdrawal }),
  },
  refundOrder: {
    params: idParams,
    body: z.object({
      amount: amount.check(z.positive()),
      reason: prose(1000, 1),
      lines: lines.optional(),
      ...seen,
    }),
    data: z.object({ order: adminOrder }),
  },
}
