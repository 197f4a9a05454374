import { z } from 'zod'
import { packstationRules } from './address-fields'
import { addressForm } from './address-form'
import { ORDER_MAILS } from './admin-order'
import { prose } from '../shared/fields'
import { idParams } from '@/contract/shared/primitives'
import { adminOrder, seen } from './admin-orders.schemas'

const data = z.object({ order: adminOrder })

export const orderWorkSchemas = {
  addOrderNote: { params: idParams, body: z.object({ text: prose(2000, 1) }), data },
  sendOrderMail: { params: idParams, body: z.object({ kind: z.enum(ORDER_MAILS) }), data },
  setShippingAddress: {
    params: idParams,
    body: z.object({ ...addressForm.shape, ...seen }).check(...packstationRules),
    data,
  },
}
