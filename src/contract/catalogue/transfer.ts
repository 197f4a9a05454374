import type { EndpointTable } from '../shared/endpoint'

/** The catalogue as a file for spreadsheets, and back. */
export const productTransferEndpoints = {
  exportProducts: {
    method: 'GET',
    path: '/products/export.csv',
    access: 'admin',
    errors: [],
    answers: 'text/csv',
  },
  /** STALE: the catalogue is no longer as the preview (`version`) showed it. */
  importProducts: {
    method: 'POST',
    path: '/products/import',
    access: 'admin',
    errors: ['STALE'],
  },
} as const satisfies EndpointTable
