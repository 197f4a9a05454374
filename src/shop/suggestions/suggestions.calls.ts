import type { EndpointTable } from '@/contract/shared/endpoint'

/** Suggestions of the search field. `/products/suggest` takes precedence over `/products/:id`. */
export const suggestionEndpoints = {
  suggestProducts: { method: 'GET', path: '/products/suggest', access: 'public', errors: [] },
} as const satisfies EndpointTable
