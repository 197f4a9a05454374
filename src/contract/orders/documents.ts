import type { EndpointTable } from '../shared/endpoint'

/** Papers of orders as PDF. CONFLICT: an order has no invoice yet; `details.orders` names it. */
export const documentEndpoints = {
  getInvoice: {
    method: 'GET',
    path: '/admin/orders/:id/invoice.pdf',
    access: 'admin',
    errors: ['NOT_FOUND', 'CONFLICT'],
    answers: 'application/pdf',
  },
  getPackingSlip: {
    method: 'GET',
    path: '/admin/orders/:id/packing-slip.pdf',
    access: 'admin',
    errors: ['NOT_FOUND'],
    answers: 'application/pdf',
  },
  getDocuments: {
    method: 'POST',
    path: '/admin/orders/documents',
    access: 'admin',
    errors: ['NOT_FOUND', 'CONFLICT'],
    answers: 'application/pdf',
  },
} as const satisfies EndpointTable
