import type { EndpointTable } from '@/contract/shared/endpoint'

/** The sessions of the administrator who asks. */
export const sessionEndpoints = {
  listSessions: { method: 'GET', path: '/auth/sessions', access: 'admin', needs: 'self', errors: [] },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'admin',
    needs: 'self',
    errors: ['NOT_FOUND'],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/auth/sessions/end-others',
    access: 'admin',
    needs: 'self',
    errors: [],
  },
} as const satisfies EndpointTable
