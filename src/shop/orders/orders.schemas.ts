import { z } from 'zod'
import { CONFIRMATIONS, ORDER_STATUSES } from './order'
import { paperNumber } from './order-fields'
import { claimForm, lookupForm } from './order-forms'
import { code } from '../shared/fields'
import { file, idParams, pageQuery, pagination } from '@/contract/shared/primitives'
import { customerOrder, customerOrderSummary } from './order-parts.schemas'

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
  getMyPaper: { params: idParams.extend({ number: paperNumber }), data: file },
  cancelMyOrder: { params: idParams, data: z.object({ order: customerOrder }) },
  claimOrder: { body: claimForm, data: z.object({ order: customerOrder }) },
  lookupOrder: {
    body: lookupForm,
    data: z.object({ order: customerOrder }),
  },
  lookupPaper: { body: z.object({ ...lookupForm.shape, number: paperNumber }), data: file },
  cancelOrder: { body: lookupForm, data: z.object({ order: customerOrder }) },
  confirmOrder: {
    /** Of the link in the mail. */
    body: z.object({ token: code(100, 1) }),
    data: z.object({ state: z.enum(CONFIRMATIONS), orderNumber: z.string() }),
  },
}
