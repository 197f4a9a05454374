import type { EndpointTable } from '../shared/endpoint'

/** What the search field shows while somebody types. `/products/suggest` wins over `/products/:id`. */
export const suggestionEndpoints = {
  suggestProducts: { method: 'GET', path: '/products/suggest', access: 'public', errors: [] },
} as const satisfies EndpointTable
