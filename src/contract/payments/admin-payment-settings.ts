import type { EndpointTable } from '../shared/endpoint'

/** Payment and shipping of a platform, as administrators edit them. */
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
    errors: ['STALE', 'CONFLICT'],
  },
} as const satisfies EndpointTable
