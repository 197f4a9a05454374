import type { EndpointTable } from '../shared/endpoint'

/** Dashboard, users, payment settings and figures of the back office (A7). */
export const backOfficeEndpoints = {
  getDashboard: { method: 'GET', path: '/admin/dashboard', access: 'admin', errors: [] },
  getAnalytics: { method: 'GET', path: '/admin/analytics', access: 'admin', errors: [] },
  listUsers: { method: 'GET', path: '/admin/users', access: 'admin', errors: [] },
  listPremiumUsers: { method: 'GET', path: '/admin/users/premium', access: 'admin', errors: [] },
  getUser: { method: 'GET', path: '/admin/users/:id', access: 'admin', errors: ['NOT_FOUND'] },
  setUserStatus: { method: 'PUT', path: '/admin/users/:id/status', access: 'admin', errors: ['NOT_FOUND'] },
  setUserPremium: {
    method: 'PUT',
    path: '/admin/users/:id/premium',
    access: 'admin',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  getAdminPaymentSettings: {
    method: 'GET',
    path: '/admin/payment-settings/:platform',
    access: 'admin',
    errors: [],
  },
  updatePaymentSettings: {
    method: 'PUT',
    path: '/admin/payment-settings/:platform',
    access: 'admin',
    errors: [],
  },
} as const satisfies EndpointTable
