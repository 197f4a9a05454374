import type { EndpointTable } from '../shared/endpoint'

/** Activity log of the back office. */
export const activityEndpoints = {
  listActivity: {
    method: 'GET',
    path: '/admin/activity',
    access: 'admin',
    needs: 'activity.read',
    errors: [],
  },
  exportActivity: {
    method: 'GET',
    path: '/admin/activity/export.csv',
    access: 'admin',
    needs: 'activity.read',
    errors: [],
    answers: 'text/csv',
  },
} as const satisfies EndpointTable
