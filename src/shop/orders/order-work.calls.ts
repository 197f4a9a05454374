import type { EndpointTable } from '@/contract/shared/endpoint'

/** Administrators' actions on an order besides changing its status. */
export const orderWorkEndpoints = {
  addOrderNote: {
    method: 'POST',
    path: '/admin/orders/:id/notes',
    access: 'admin',
    needs: 'orders.write',
    errors: ['NOT_FOUND'],
    status: 201,
  },
  sendOrderMail: {
    method: 'POST',
    path: '/admin/orders/:id/mails',
    access: 'admin',
    needs: 'orders.write',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  setShippingAddress: {
    method: 'PUT',
    path: '/admin/orders/:id/shipping-address',
    access: 'admin',
    needs: 'orders.write',
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  },
} as const satisfies EndpointTable
