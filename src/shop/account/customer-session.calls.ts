import type { EndpointTable } from '@/contract/shared/endpoint'

/** Calls of a session that exists; apart from those that begin one, because every page makes them. */
export const customerSessionEndpoints = {
  logoutCustomer: { method: 'POST', path: '/user-auth/logout', access: 'user', errors: [], bare: true },
  verifyCustomer: { method: 'POST', path: '/user-auth/verify-token', access: 'user', errors: [] },
} as const satisfies EndpointTable
