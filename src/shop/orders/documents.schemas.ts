import { z } from 'zod'
import { MAX_DOCUMENTS, ORDER_DOCUMENTS } from './admin-order'
import { id } from '../shared/fields'
import { paperNumber } from './order-fields'
import { file, idParams } from '@/contract/shared/primitives'

export const documentSchemas = {
  getInvoice: { params: idParams, data: file },
  getCreditNotes: { params: idParams, data: file },
  getPaper: { params: idParams.extend({ number: paperNumber }), data: file },
  getXRechnung: { params: idParams.extend({ number: paperNumber }), data: file },
  getPackingSlip: { params: idParams, data: file },
  getDocuments: {
    body: z.object({
      ids: z.array(id).min(1).max(MAX_DOCUMENTS),
      kind: z.enum(ORDER_DOCUMENTS),
      /** Packing slip or label of this parcel alone; of a single order. */
      parcelId: z.optional(id),
    }),
    data: file,
  },
}
