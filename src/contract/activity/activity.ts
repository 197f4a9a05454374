import type { EndpointTable } from '../shared/endpoint'

/** Activity log of the back office. */
export const activityEndpoints = {
  listActivity: { method: 'GET', path: '/admin/activity', access: 'admin', errors: [] },
} as const satisfies EndpointTable
