import type { EndpointTable } from '@/contract/shared/endpoint'

/** Export and deletion of all data of a customer. */
export const accountDataEndpoints = {
  getAccountData: { method: 'GET', path: '/user-auth/data', access: 'user', errors: [] },
  deleteAccount: {
    method: 'DELETE',
    path: '/user-auth/account',
    access: 'user',
    errors: ['WRONG_PASSWORD', 'ORDERS_UNDER_WAY'],
  },
} as const satisfies EndpointTable
