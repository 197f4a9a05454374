import type { EndpointTable } from '../shared/endpoint'

/** Public payment and shipping settings of a platform. */
export const paymentSettingsEndpoints = {
  getPaymentSettings: { method: 'GET', path: '/cart/payment-settings', access: 'optional', errors: [] },
  getPublicPaymentSettings: {
    method: 'GET',
    path: '/cart/payment-settings/public/:platform',
    access: 'public',
    errors: [],
  },
} as const satisfies EndpointTable
