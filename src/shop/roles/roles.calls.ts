import type { EndpointTable } from '@/contract/shared/endpoint'

/** Roles of administrators; built-in ones are listed, but neither changed nor removed. */
export const roleEndpoints = {
  listRoles: {
    method: 'GET',
    path: '/admin/roles',
    access: 'admin',
    needs: 'staff.read',
    errors: [],
  },
  /** CONFLICT: the name is taken. */
  createRole: {
    method: 'POST',
    path: '/admin/roles',
    access: 'admin',
    needs: 'roles.write',
    errors: ['CONFLICT'],
    status: 201,
  },
  updateRole: {
    method: 'PUT',
    path: '/admin/roles/:id',
    access: 'admin',
    needs: 'roles.write',
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE', 'WRONG_PASSWORD', 'WRONG_CODE'],
  },
  /** IN_USE: administrators have it, `details.people` of them. */
  deleteRole: {
    method: 'DELETE',
    path: '/admin/roles/:id',
    access: 'admin',
    needs: 'roles.write',
    errors: ['NOT_FOUND', 'IN_USE'],
  },
} as const satisfies EndpointTable
