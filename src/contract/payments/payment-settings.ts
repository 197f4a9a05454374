import type { EndpointTable } from '../shared/endpoint'

/** Payment and shipping of a platform, as the shop asks for them. */
export const paymentSettingsEndpoints = {
  getPaymentSettings: { method: 'GET', path: '/cart/payment-settings', access: 'optional', errors: [] },
  getPublicPaymentSettings: {
    method: 'GET',
    path: '/cart/payment-settings/public/:platform',
    access: 'public',
    errors: [],
  },
} as const satisfies EndpointTable
