import type { z } from 'zod'
import type { EndpointTable } from '@/contract/shared/endpoint'
import { toMajor, toMinor } from '../shared/money'
import type { RefundInput, ReturnDecision, ReturnedUnits, ReturnRecord } from './returns'
import type { returnSchemas } from './returns.schemas'

/** Customers' withdrawals, administrators' decisions about them, and refunds. */
export const returnEndpoints = {
  withdraw: { method: 'POST', path: '/withdrawals', access: 'public', errors: [], status: 201 },
  listReturns: {
    method: 'GET',
    path: '/admin/withdrawals',
    access: 'admin',
    needs: 'returns.read',
    errors: [],
  },
  decideReturn: {
    method: 'PUT',
    path: '/admin/withdrawals/:id',
    access: 'admin',
    needs: ['returns.write', 'refunds.write'],
    errors: ['NOT_FOUND', 'CONFLICT', 'RETURN_UNMATCHED', 'REFUND_EXCEEDS_PAYMENT'],
  },
  refuseReturns: {
    method: 'POST',
    path: '/admin/withdrawals/refuse',
    access: 'admin',
    needs: 'returns.write',
    errors: [],
  },
  matchReturn: {
    method: 'PUT',
    path: '/admin/withdrawals/:id/order',
    access: 'admin',
    needs: 'returns.write',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  refundOrder: {
    method: 'POST',
    path: '/admin/orders/:id/refunds',
    access: 'admin',
    needs: 'refunds.write',
    errors: ['NOT_FOUND', 'CONFLICT', 'REFUND_EXCEEDS_PAYMENT', 'IDEMPOTENCY_MISMATCH', 'STALE'],
    status: 201,
  },
} as const satisfies EndpointTable

type Schemas = typeof returnSchemas
type ReturnDto = z.output<Schemas['matchReturn']['data']>['withdrawal']

export const returnToWire = ({ id, items, order, ...record }: ReturnRecord): ReturnDto => ({
  ...record,
  _id: id,
  items: [...items],
  order: order && {
    _id: order.id,
    platform: order.platform,
    total: { amount: toMajor(order.total), currency: order.currency },
  },
})

export const returnFromWire = ({ _id, order, ...record }: ReturnDto): ReturnRecord => ({
  ...record,
  id: _id,
  order: order && {
    id: order._id,
    platform: order.platform,
    total: toMinor(order.total.amount),
    currency: order.total.currency,
  },
})

const linesBody = (lines: readonly ReturnedUnits[]) => (lines.length > 0 ? { lines: [...lines] } : {})

export const decisionBody = ({
  refund,
  lines,
  ...decision
}: ReturnDecision): z.input<Schemas['decideReturn']['body']> => ({
  ...decision,
  ...linesBody(lines),
  ...(refund > 0 && { refund: toMajor(refund) }),
})

export const refundBody = ({
  amount,
  reason,
  lines,
}: RefundInput): z.input<Schemas['refundOrder']['body']> => ({
  amount: toMajor(amount),
  reason,
  ...linesBody(lines),
})
