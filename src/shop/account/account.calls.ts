import type { EndpointTable } from '@/contract/shared/endpoint'

/** The signed-in customer's profile and password. */
export const accountEndpoints = {
  updateProfile: { method: 'PUT', path: '/user/profile', access: 'user', errors: [] },
  changePassword: {
    method: 'PUT',
    path: '/user/password',
    access: 'user',
    errors: ['WRONG_PASSWORD'],
    bare: true,
  },
} as const satisfies EndpointTable
