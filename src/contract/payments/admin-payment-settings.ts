import type { EndpointTable } from '../shared/endpoint'

/** Payment and shipping settings, for administrators. */
export const adminPaymentSettingsEndpoints = {
  getAdminPaymentSettings: {
    method: 'GET',
    path: '/admin/payment-settings/:platform',
    access: 'admin',
    needs: 'payments.settings',
    errors: [],
  },
  updatePaymentSettings: {
    method: 'PUT',
    path: '/admin/payment-settings/:platform',
    access: 'admin',
    needs: 'payments.settings',
    errors: ['STALE', 'CONFLICT', 'WRONG_PASSWORD', 'WRONG_CODE'],
  },
} as const satisfies EndpointTable
