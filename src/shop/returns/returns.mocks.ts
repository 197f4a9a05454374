import type { Data } from '@/contract/shared/dto'
import { pendingOrder } from '../orders/order-data.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers, failing, offline, ok, slow, unauthorised } from '@/mocks/shared/handlers'

type Return = Data<'listReturns'>['withdrawals'][number]

/** An open withdrawal of `pendingOrder`. */
export const newReturn: Return = {
  _id: '00000000-0000-4000-8000-000000001301',
  status: 'new',
  receivedAt: '2026-11-21T07:30:00.000Z',
  name: 'Sabine Koch',
  email: 'sabine.koch@post.example',
  items: ['1 × Abendruhe'],
  reason: 'Der Tee schmeckt mir nicht.',
  orderNumber: pendingOrder.orderNumber,
  order: { _id: pendingOrder._id, platform: 'germany', total: { amount: 63.7, currency: 'EUR' } },
  decision: null,
}

/** A withdrawal with an unknown order number. */
export const unmatchedReturn: Return = {
  ...newReturn,
  _id: '00000000-0000-4000-8000-000000001302',
  receivedAt: '2026-11-21T08:10:00.000Z',
  name: 'Karl Vertippt',
  email: 'karl@post.example',
  items: [],
  reason: null,
  orderNumber: 'VD-2026-999999',
  order: null,
}

export const returns: readonly Return[] = [
  newReturn,
  unmatchedReturn,
  {
    ...newReturn,
    _id: '00000000-0000-4000-8000-000000001303',
    status: 'accepted',
    receivedAt: '2026-11-18T10:00:00.000Z',
    name: 'Jonas Feldmann',
    email: 'j.feldmann@post.example',
    orderNumber: 'VD-2026-000402',
    decision: { reason: null, actor: 'Elif Yılmaz', at: '2026-11-19T09:00:00.000Z' },
  },
  {
    ...newReturn,
    _id: '00000000-0000-4000-8000-000000001304',
    status: 'refused',
    receivedAt: '2026-11-17T10:00:00.000Z',
    name: 'Petra Lang',
    email: 'petra.lang@post.example',
    orderNumber: 'VD-2026-000398',
    decision: { reason: 'Ambalaj açılmış.', actor: 'Mert Kaya', at: '2026-11-18T09:00:00.000Z' },
  },
]

/** The order after payment, so that it can be refunded. */
export const paidOrder = {
  ...pendingOrder,
  status: 'delivered' as const,
  payment: { ...pendingOrder.payment, status: 'completed' as const },
}

/** The order after a refund of ten euros. */
export const refundedOrder: typeof paidOrder = {
  ...paidOrder,
  refunded: 10,
  refunds: [
    {
      _id: '00000000-0000-4000-8000-000000001401',
      amount: 10,
      tax: 0.65,
      reason: 'Kırık',
      actor: 'Elif Yılmaz',
      at: '2026-11-21T09:00:00.000Z',
    },
  ],
}

/** The withdrawal without known order number, after an order was assigned. */
export const matchedReturn = {
  ...unmatchedReturn,
  orderNumber: newReturn.orderNumber,
  order: newReturn.order,
}

/** MSW handlers of the returns, by resulting state. */
export const returnMocks = {
  ok: [
    answers('listReturns', ({ url }) => {
      const status = new URL(url).searchParams.get('status')
      const found = returns.filter((row) => status === null || row.status === status)
      return { withdrawals: found, pagination: firstPage(found.length) }
    }),
    ok('getOrder', { order: paidOrder }),
    ok('decideReturn', {
      withdrawal: {
        ...newReturn,
        status: 'accepted',
        decision: { reason: null, actor: 'Elif Yılmaz', at: '2026-11-21T09:00:00.000Z' },
      },
    }),
    ok('refuseReturns', { refused: 1 }),
    ok('matchReturn', { withdrawal: matchedReturn }),
    ok('refundOrder', { order: refundedOrder }),
  ],
  empty: [ok('listReturns', { withdrawals: [], pagination: firstPage(0) })],
  slow: [slow('listReturns')],
  error: [failing('listReturns', 'INTERNAL')],
  offline: [offline('listReturns')],
  expired: [unauthorised('listReturns')],
  matchedMeanwhile: [failing('matchReturn', 'CONFLICT')],
  matchLost: [offline('matchReturn')],
  refusalLost: [offline('refuseReturns')],
  decided: [failing('decideReturn', 'CONFLICT')],
  tooMuch: [
    failing('decideReturn', 'REFUND_EXCEEDS_PAYMENT'),
    failing('refundOrder', 'REFUND_EXCEEDS_PAYMENT'),
  ],
}

/** MSW handlers of the withdrawal, by resulting state. */
export const withdrawalMocks = {
  ok: [ok('withdraw', { receivedAt: '2026-11-21T09:12:00.000Z' })],
  slow: [slow('withdraw')],
  refused: [failing('withdraw', 'VALIDATION')],
  tooMany: [failing('withdraw', 'RATE_LIMITED')],
  error: [failing('withdraw', 'INTERNAL')],
  offline: [offline('withdraw')],
}
