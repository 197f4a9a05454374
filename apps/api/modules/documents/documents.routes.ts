import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import { findGuestOrder } from '../orders/guest-orders.routes'
import { findOrderOfUser } from '../orders/orders.repository'
import { documentsOf, paperOf, xRechnungOf } from './documents'

export const documentRoutes = [
  defineRoute('getInvoice', ({ db, params, now }) =>
    documentsOf(db, { kind: 'invoice', ids: [uuidOf(params.id)], now: now() }),
  ),

  defineRoute('getCreditNotes', ({ db, params, now }) =>
    documentsOf(db, { kind: 'credit_notes', ids: [uuidOf(params.id)], now: now() }),
  ),

  defineRoute('getMyPaper', async ({ db, params, session, now }) => {
    const order = found(await findOrderOfUser(db, uuidOf(params.id), session.id))
    return paperOf(db, order.id, params.number, now())
  }),

  defineRoute(
    'lookupPaper',
    async (call) => {
      const order = await findGuestOrder(call)
      return paperOf(call.db, order.id, call.body.number, call.now())
    },
    { dropsCache: false },
  ),

  defineRoute('getPaper', ({ db, params, now }) => paperOf(db, uuidOf(params.id), params.number, now())),

  defineRoute('getXRechnung', ({ db, params }) => xRechnungOf(db, uuidOf(params.id), params.number)),

  defineRoute('getPackingSlip', ({ db, params, now }) =>
    documentsOf(db, { kind: 'packing_slip', ids: [uuidOf(params.id)], now: now() }),
  ),

  defineRoute(
    'getDocuments',
    ({ db, body, now }) => {
      const ids = [...new Set(body.ids.map(uuidOf))]
      const parcel = body.parcelId === undefined ? undefined : uuidOf(body.parcelId)
      return documentsOf(db, { kind: body.kind, ids, parcel, now: now() })
    },
    { dropsCache: false },
  ),
]
