import type { EndpointTable } from '@/contract/shared/endpoint'

/** The signed-in customer's address book. Every call answers all of it, the default first. */
export const addressEndpoints = {
  listAddresses: { method: 'GET', path: '/user/addresses', access: 'user', errors: [] },
  /** CONFLICT: there are as many as there may be. */
  addAddress: { method: 'POST', path: '/user/addresses', access: 'user', errors: ['CONFLICT'], status: 201 },
  changeAddress: { method: 'PUT', path: '/user/addresses/:id', access: 'user', errors: ['NOT_FOUND'] },
  removeAddress: { method: 'DELETE', path: '/user/addresses/:id', access: 'user', errors: ['NOT_FOUND'] },
} as const satisfies EndpointTable
