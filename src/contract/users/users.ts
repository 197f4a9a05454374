import type { EndpointTable } from '../shared/endpoint'

/** Customer accounts, for administrators. */
export const userEndpoints = {
  listUsers: { method: 'GET', path: '/admin/users', access: 'admin', needs: 'customers.read', errors: [] },
  listPremiumUsers: {
    method: 'GET',
    path: '/admin/users/premium',
    access: 'admin',
    needs: 'customers.read',
    errors: [],
  },
  getUser: {
    method: 'GET',
    path: '/admin/users/:id',
    access: 'admin',
    needs: 'customers.read',
    errors: ['NOT_FOUND'],
  },
  setUserStatus: {
    method: 'PUT',
    path: '/admin/users/:id/status',
    access: 'admin',
    needs: 'customers.write',
    errors: ['NOT_FOUND'],
  },
  setUserPremium: {
    method: 'PUT',
    path: '/admin/users/:id/premium',
    access: 'admin',
    needs: 'customers.write',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  getUserData: {
    method: 'GET',
    path: '/admin/users/:id/data',
    access: 'admin',
    needs: 'customers.privacy',
    errors: ['NOT_FOUND'],
  },
  anonymiseUser: {
    method: 'DELETE',
    path: '/admin/users/:id',
    access: 'admin',
    needs: 'customers.privacy',
    errors: ['NOT_FOUND', 'ORDERS_UNDER_WAY'],
  },
} as const satisfies EndpointTable
