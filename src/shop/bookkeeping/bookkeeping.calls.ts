import type { EndpointTable } from '@/contract/shared/endpoint'

/** Invoices and credit notes of a calendar month, and what the books are made of. */
export const bookkeepingEndpoints = {
  listPapers: {
    method: 'GET',
    path: '/admin/bookkeeping/papers',
    access: 'admin',
    needs: 'bookkeeping.read',
    errors: [],
  },
  getPapersArchive: {
    method: 'GET',
    path: '/admin/bookkeeping/papers.zip',
    access: 'admin',
    needs: 'bookkeeping.read',
    errors: ['NOT_FOUND'],
    answers: 'application/zip',
  },
  getDatevBatch: {
    method: 'GET',
    path: '/admin/bookkeeping/datev.csv',
    access: 'admin',
    needs: 'bookkeeping.read',
    errors: ['NOT_FOUND'],
    answers: 'text/csv',
  },
} as const satisfies EndpointTable
