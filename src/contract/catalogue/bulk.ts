import type { EndpointTable } from '../shared/endpoint'

/** Many products at once, all of them or none. STALE: one of them is no longer as it was shown. */
export const productBulkEndpoints = {
  changeProducts: {
    method: 'POST',
    path: '/products/bulk',
    access: 'admin',
    errors: ['NOT_FOUND', 'STALE'],
  },
} as const satisfies EndpointTable
