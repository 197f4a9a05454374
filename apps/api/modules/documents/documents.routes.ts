import { defineRoute } from '../../platform/http/define-route'
import { uuidOf } from '../../platform/http/errors'
import { documentsOf } from './documents'

export const documentRoutes = [
  defineRoute('getInvoice', ({ db, params, now }) =>
    documentsOf(db, { kind: 'invoice', ids: [uuidOf(params.id)], now: now() }),
  ),

  defineRoute('getCreditNotes', ({ db, params, now }) =>
    documentsOf(db, { kind: 'credit_notes', ids: [uuidOf(params.id)], now: now() }),
  ),

  defineRoute('getPackingSlip', ({ db, params, now }) =>
    documentsOf(db, { kind: 'packing_slip', ids: [uuidOf(params.id)], now: now() }),
  ),

  defineRoute(
    'getDocuments',
    ({ db, body, now }) => {
      const ids = [...new Set(body.ids.map(uuidOf))]
      return documentsOf(db, { kind: body.kind, ids, now: now() })
    },
    { dropsCache: false },
  ),
]
