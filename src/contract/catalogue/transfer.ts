import type { EndpointTable } from '../shared/endpoint'

/** CSV export and import of products. */
export const productTransferEndpoints = {
  exportProducts: {
    method: 'GET',
    path: '/products/export.csv',
    access: 'admin',
    errors: [],
    answers: 'text/csv',
  },
  /** STALE: the products changed since the preview of that `version`. */
  importProducts: {
    method: 'POST',
    path: '/products/import',
    access: 'admin',
    errors: ['STALE'],
  },
} as const satisfies EndpointTable
