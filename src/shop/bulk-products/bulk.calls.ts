import type { EndpointTable } from '@/contract/shared/endpoint'

/** Bulk changes of products. */
export const productBulkEndpoints = {
  /** TOO_LARGE: more products than a bulk change allows. */
  selectProducts: {
    method: 'GET',
    path: '/products/selection',
    access: 'admin',
    needs: 'catalogue.write',
    errors: [],
  },
  /** Changes all products or none. STALE: one of them no longer has the values that were shown. */
  changeProducts: {
    method: 'POST',
    path: '/products/bulk',
    access: 'admin',
    needs: 'catalogue.write',
    errors: ['NOT_FOUND', 'STALE'],
  },
} as const satisfies EndpointTable
