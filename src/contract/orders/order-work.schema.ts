import { z } from 'zod'
import { ORDER_MAILS } from '../../domain/orders/admin-order'
import { required } from '../../domain/shared/fields'
import { idParams } from '../shared/primitives'
import { adminOrder } from './admin-orders.schema'

const data = z.object({ order: adminOrder })

export const orderWorkSchemas = {
  addOrderNote: { params: idParams, body: z.object({ text: required(2000) }), data },
  sendOrderMail: { params: idParams, body: z.object({ kind: z.enum(ORDER_MAILS) }), data },
  setShippingAddress: {
    params: idParams,
    body: z.object({
      street: required(200),
      city: required(100),
      zipCode: required(20),
      country: required(100),
    }),
    data,
  },
}
