import type { EndpointTable } from '@/contract/shared/endpoint'

/** Management of administrators. */
export const adminEndpoints = {
  listAdmins: {
    method: 'GET',
    path: '/admin/admins',
    access: 'admin',
    needs: 'staff.read',
    errors: [],
  },
  createAdmin: {
    method: 'POST',
    path: '/admin/admins',
    access: 'admin',
    needs: 'staff.write',
    errors: ['EMAIL_TAKEN', 'WRONG_PASSWORD', 'WRONG_CODE'],
    status: 201,
  },
  updateAdmin: {
    method: 'PUT',
    path: '/admin/admins/:id',
    access: 'admin',
    needs: 'staff.write',
    errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'CONFLICT', 'WRONG_PASSWORD', 'WRONG_CODE'],
  },
  /** Mails a link to set a new password. */
  resetAdmin: {
    method: 'POST',
    path: '/admin/admins/:id/reset',
    access: 'admin',
    needs: 'staff.write',
    errors: ['NOT_FOUND', 'CONFLICT', 'WRONG_PASSWORD', 'WRONG_CODE'],
  },
} as const satisfies EndpointTable
