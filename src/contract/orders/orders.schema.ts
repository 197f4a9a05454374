import { z } from 'zod'
import { ORDER_STATUSES } from '../../domain/orders/order'
import { email, idParams, instant, pageQuery, pagination, required, text } from '../shared/primitives'
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
  lookupOrder: {
    body: z.object({ orderNumber: required(30), email, code: required(50) }),
    data: z.object({ order: customerOrder }),
  },
  withdraw: {
    body: z.object({
      orderNumber: required(30),
      email,
      name: required(200),
      items: z.array(text(200)).max(100).optional(),
      reason: text(1000).optional(),
    }),
    data: z.object({ receivedAt: instant }),
  },
}
