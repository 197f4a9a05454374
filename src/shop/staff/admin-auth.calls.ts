import type { EndpointTable } from '@/contract/shared/endpoint'

/** Administrators' sessions; a token lives 12 hours. */
export const adminAuthEndpoints = {
  loginAdmin: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_BANNED', 'SECOND_FACTOR_REQUIRED'],
  },
  verifyAdmin: {
    method: 'POST',
    path: '/auth/verify',
    access: 'admin',
    needs: 'self',
    errors: [],
    withoutFactor: true,
  },
  refreshAdmin: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'admin',
    needs: 'self',
    errors: [],
    withoutFactor: true,
  },
  logoutAdmin: {
    method: 'POST',
    path: '/auth/logout',
    access: 'admin',
    needs: 'self',
    errors: [],
    withoutFactor: true,
  },
  changeAdminPassword: {
    method: 'PUT',
    path: '/auth/change-password',
    access: 'admin',
    needs: 'self',
    errors: ['WRONG_PASSWORD', 'WRONG_CODE'],
  },
  getAdminProfile: {
    method: 'GET',
    path: '/auth/profile',
    access: 'admin',
    needs: 'self',
    errors: [],
  },
  updateAdminProfile: {
    method: 'PUT',
    path: '/auth/profile',
    access: 'admin',
    needs: 'self',
    errors: ['EMAIL_TAKEN', 'WRONG_PASSWORD', 'WRONG_CODE'],
  },
  /** Mails a link; the answer is the same for unknown addresses. */
  forgotAdminPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public', errors: [] },
  /** Needs the token of a mailed link. */
  setAdminPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    errors: ['INVALID_TOKEN'],
  },
  /** Puts the former address back, with the token of the link that was mailed to it. */
  undoAdminAddress: {
    method: 'POST',
    path: '/auth/undo-address',
    access: 'public',
    errors: ['INVALID_TOKEN', 'EMAIL_TAKEN'],
  },
} as const satisfies EndpointTable
