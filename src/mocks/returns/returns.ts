import { answers, failing, offline, ok, slow, unauthorised } from '../shared/handlers'
import { pendingOrder } from '../fixtures/orders'
import { firstPage } from '../fixtures/pagination'
import { newReturn, returns, unmatchedReturn } from '../fixtures/returns'

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
