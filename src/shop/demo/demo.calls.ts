import type { EndpointTable } from '@/contract/shared/endpoint'

/** The made-up customers and orders of a demo shop; of any other shop, and once they are gone, NOT_FOUND. */
export const demoEndpoints = {
  getDemo: {
    method: 'GET',
    path: '/admin/demo',
    access: 'admin',
    needs: 'shop.settings',
    errors: [],
  },
  getDemoStatement: {
    method: 'GET',
    path: '/admin/demo/bank-statement',
    access: 'admin',
    needs: 'shop.settings',
    errors: ['NOT_FOUND'],
  },
  clearDemo: {
    method: 'POST',
    path: '/admin/demo/clear',
    access: 'admin',
    needs: 'shop.settings',
    errors: ['NOT_FOUND', 'STALE'],
  },
} as const satisfies EndpointTable
