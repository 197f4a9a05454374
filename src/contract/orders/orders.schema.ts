import { z } from 'zod'
import { CONFIRMATIONS, ORDER_STATUSES } from '../../domain/orders/order'
import { personName } from '../../domain/account/account-fields'
import { claimForm, lookupForm, withdrawalReason, withdrawnItems } from '../../domain/orders/order-forms'
import { orderNumberText } from '../../domain/orders/order-fields'
import { code, email } from '../../domain/shared/fields'
import { idParams, instant, pageQuery, pagination } from '../shared/primitives'
import { customerOrder, customerOrderSummary } from './order-parts.schema'

export const orderSchemas = {
  listMyOrders: {
    query: z.object({ status: z.enum(ORDER_STATUSES).optional(), ...pageQuery(10) }),
    data: z.object({ orders: z.array(customerOrderSummary), pagination }),
  },
  getMyOrder: { params: idParams, data: z.object({ order: customerOrder }) },
  listCartOrders: {
    query: z.object(pageQuery(10)),
    data: z.object({ orders: z.array(customerOrderSummary), pagination }),
  },
  getCartOrder: { params: idParams, data: z.object({ order: customerOrder }) },
  claimOrder: { body: claimForm, data: z.object({ order: customerOrder }) },
  lookupOrder: {
    body: lookupForm,
    data: z.object({ order: customerOrder }),
  },
  confirmOrder: {
    /** Of the link in the mail. */
    body: z.object({ token: code(100, 1) }),
    data: z.object({ state: z.enum(CONFIRMATIONS), orderNumber: z.string() }),
  },
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
}
