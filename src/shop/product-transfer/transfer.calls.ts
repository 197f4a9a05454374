import type { EndpointTable } from '@/contract/shared/endpoint'

/** CSV export and import of products. */
export const productTransferEndpoints = {
  exportProducts: {
    method: 'GET',
    path: '/products/export.csv',
    access: 'admin',
    needs: 'catalogue.read',
    errors: [],
    answers: 'text/csv',
  },
  /** STALE: the products changed since the preview of that `version`. */
  importProducts: {
    method: 'POST',
    path: '/products/import',
    access: 'admin',
    needs: 'catalogue.write',
    errors: ['STALE'],
  },
} as const satisfies EndpointTable
