import type { EndpointTable } from '../shared/endpoint'

/** Dashboard and analytics of the back office. */
export const analyticsEndpoints = {
  getDashboard: { method: 'GET', path: '/admin/dashboard', access: 'admin', errors: [] },
  getTasks: { method: 'GET', path: '/admin/tasks', access: 'admin', errors: [] },
  getAnalytics: { method: 'GET', path: '/admin/analytics', access: 'admin', errors: [] },
} as const satisfies EndpointTable
