import { z } from 'zod'
import { ORDER_STATUSES } from '../../domain/orders/order'
import { personName } from '../../domain/account/account-fields'
import { claimForm, lookupForm, withdrawalReason, withdrawnItems } from '../../domain/orders/order-forms'
import { orderNumberText } from '../../domain/orders/order-fields'
import { email } from '../../domain/shared/fields'
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
