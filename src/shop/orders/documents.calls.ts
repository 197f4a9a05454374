import type { EndpointTable } from '@/contract/shared/endpoint'

/** Order documents as PDF, invoices and credit notes as XRechnung, too. CONFLICT: orders without an invoice or credit note, listed in `details.orders`. */
export const documentEndpoints = {
  getInvoice: {
    method: 'GET',
    path: '/admin/orders/:id/invoice.pdf',
    access: 'admin',
    needs: 'documents.read',
    errors: ['NOT_FOUND', 'CONFLICT'],
    answers: 'application/pdf',
  },
  getCreditNotes: {
    method: 'GET',
    path: '/admin/orders/:id/credit-notes.pdf',
    access: 'admin',
    needs: 'documents.read',
    errors: ['NOT_FOUND', 'CONFLICT'],
    answers: 'application/pdf',
  },
  getPaper: {
    method: 'GET',
    path: '/admin/orders/:id/papers/:number',
    access: 'admin',
    needs: 'documents.read',
    errors: ['NOT_FOUND'],
    answers: 'application/pdf',
  },
  getXRechnung: {
    method: 'GET',
    path: '/admin/orders/:id/papers/:number/xrechnung.xml',
    access: 'admin',
    needs: 'documents.read',
    errors: ['NOT_FOUND'],
    answers: 'application/xml',
  },
  getPackingSlip: {
    method: 'GET',
    path: '/admin/orders/:id/packing-slip.pdf',
    access: 'admin',
    needs: 'documents.read',
    errors: ['NOT_FOUND'],
    answers: 'application/pdf',
  },
  getDocuments: {
    method: 'POST',
    path: '/admin/orders/documents',
    access: 'admin',
    needs: 'documents.read',
    errors: ['NOT_FOUND', 'CONFLICT'],
    answers: 'application/pdf',
  },
} as const satisfies EndpointTable
