import type { EndpointTable } from '../shared/endpoint'

/** The other administrators. */
export const adminEndpoints = {
  listAdmins: {
    method: 'GET',
    path: '/admin/admins',
    access: 'admin',
    errors: [],
  },
  createAdmin: {
    method: 'POST',
    path: '/admin/admins',
    access: 'admin',
    errors: ['EMAIL_TAKEN'],
    status: 201,
  },
  updateAdmin: {
    method: 'PUT',
    path: '/admin/admins/:id',
    access: 'admin',
    errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'CONFLICT', 'WRONG_PASSWORD'],
  },
  /** Sends a link with which the administrator sets a password. */
  resetAdmin: {
    method: 'POST',
    path: '/admin/admins/:id/reset',
    access: 'admin',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies EndpointTable
