import type { EndpointTable } from '@/contract/shared/endpoint'

/** Views of the back office's lists; each call also needs the permission that opens the view's section. */
export const listViewEndpoints = {
  listViews: { method: 'GET', path: '/admin/views', access: 'admin', needs: 'self', errors: [] },
  /** CONFLICT: the name is taken, or with `details.most` there are too many. */
  createView: {
    method: 'POST',
    path: '/admin/views',
    access: 'admin',
    needs: 'self',
    errors: ['CONFLICT'],
    status: 201,
  },
  updateView: {
    method: 'PUT',
    path: '/admin/views/:id',
    access: 'admin',
    needs: 'self',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  deleteView: {
    method: 'DELETE',
    path: '/admin/views/:id',
    access: 'admin',
    needs: 'self',
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable
