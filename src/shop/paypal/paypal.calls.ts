import type { EndpointTable } from '@/contract/shared/endpoint'

/** Paying by PayPal, and connecting the shop with it. */
export const paypalEndpoints = {
  settlePaypal: { method: 'POST', path: '/payments/paypal/settle', access: 'public', errors: ['NOT_FOUND'] },
  startPaypal: {
    method: 'POST',
    path: '/payments/paypal/start',
    access: 'public',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  notePaypal: { method: 'POST', path: '/payments/paypal/notices', access: 'public', errors: [] },
  getPaypalConnection: {
    method: 'GET',
    path: '/admin/payment-settings/:platform/paypal',
    access: 'admin',
    needs: 'payments.settings',
    errors: [],
  },
  connectPaypal: {
    method: 'PUT',
    path: '/admin/payment-settings/:platform/paypal',
    access: 'admin',
    needs: 'payments.settings',
    errors: ['CONFLICT', 'WRONG_PASSWORD', 'WRONG_CODE'],
  },
  disconnectPaypal: {
    method: 'DELETE',
    path: '/admin/payment-settings/:platform/paypal',
    access: 'admin',
    needs: 'payments.settings',
    errors: [],
  },
  checkPaypal: {
    method: 'POST',
    path: '/admin/payment-settings/:platform/paypal/check',
    access: 'admin',
    needs: 'payments.settings',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies EndpointTable
