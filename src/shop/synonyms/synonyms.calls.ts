import type { EndpointTable } from '@/contract/shared/endpoint'

/** Words that mean the same to the search, all of them at once. */
export const synonymEndpoints = {
  getSynonyms: {
    method: 'GET',
    path: '/admin/search-synonyms',
    access: 'admin',
    needs: 'catalogue.read',
    errors: [],
  },
  updateSynonyms: {
    method: 'PUT',
    path: '/admin/search-synonyms',
    access: 'admin',
    needs: 'catalogue.write',
    errors: ['STALE'],
  },
} as const satisfies EndpointTable
