import type { EndpointTable } from '../shared/endpoint'

/** Many products at once. */
export const productBulkEndpoints = {
  /** TOO_LARGE: more than can be changed together. */
  selectProducts: { method: 'GET', path: '/products/selection', access: 'admin', errors: [] },
  /** All of them or none. STALE: one of them is no longer as it was shown. */
  changeProducts: {
    method: 'POST',
    path: '/products/bulk',
    access: 'admin',
    errors: ['NOT_FOUND', 'STALE'],
  },
} as const satisfies EndpointTable
