import type { EndpointTable } from '../shared/endpoint'

/** Payment and shipping settings, for administrators. */
export const adminPaymentSettingsEndpoints = {
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
    errors: ['STALE', 'CONFLICT', 'WRONG_PASSWORD'],
  },
} as const satisfies EndpointTable
