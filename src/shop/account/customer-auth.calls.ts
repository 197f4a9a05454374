import type { EndpointTable } from '@/contract/shared/endpoint'

/** Customer sessions. A failed login is 400, a banned account 403. */
export const customerAuthEndpoints = {
  registerCustomer: {
    method: 'POST',
    path: '/user-auth/register',
    access: 'public',
    errors: ['EMAIL_TAKEN'],
    status: 201,
  },
  loginCustomer: {
    method: 'POST',
    path: '/user-auth/login',
    access: 'public',
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_BANNED'],
  },
  sendVerification: {
    method: 'POST',
    path: '/user-auth/send-verification',
    access: 'user',
    errors: [],
  },
  /**
   * Needs a session as well: otherwise the link of a registration by somebody else would give them the orders of
   * this address.
   */
  verifyEmail: {
    method: 'POST',
    path: '/user-auth/verify-email',
    access: 'user',
    errors: ['INVALID_TOKEN'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/user-auth/forgot-password',
    access: 'public',
    errors: [],
    bare: true,
  },
  resetPassword: {
    method: 'POST',
    path: '/user-auth/reset-password',
    access: 'public',
    errors: ['INVALID_TOKEN'],
    bare: true,
  },
} as const satisfies EndpointTable
