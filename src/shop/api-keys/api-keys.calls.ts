import type { EndpointTable } from '@/contract/shared/endpoint'

/** Keys with which other programs call the API. */
export const apiKeyEndpoints = {
  listApiKeys: {
    method: 'GET',
    path: '/admin/api-keys',
    access: 'admin',
    needs: 'integrations.write',
    errors: [],
  },
  /** Answers the key, which is shown once. CONFLICT: there are as many as a shop may have. */
  createApiKey: {
    method: 'POST',
    path: '/admin/api-keys',
    access: 'admin',
    needs: 'integrations.write',
    errors: ['CONFLICT', 'WRONG_PASSWORD', 'WRONG_CODE'],
    status: 201,
  },
  /** Ends it at once. */
  revokeApiKey: {
    method: 'DELETE',
    path: '/admin/api-keys/:id',
    access: 'admin',
    needs: 'integrations.write',
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable
