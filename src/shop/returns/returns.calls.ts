import type { EndpointTable } from '@/contract/shared/endpoint'

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
