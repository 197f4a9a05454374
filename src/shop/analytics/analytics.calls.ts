import type { EndpointTable } from '@/contract/shared/endpoint'

/** Dashboard and analytics of the back office. */
export const analyticsEndpoints = {
  getDashboard: {
    method: 'GET',
    path: '/admin/dashboard',
    access: 'admin',
    needs: 'analytics.read',
    errors: [],
  },
  getTasks: { method: 'GET', path: '/admin/tasks', access: 'admin', needs: 'self', errors: [] },
  getAnalytics: {
    method: 'GET',
    path: '/admin/analytics',
    access: 'admin',
    needs: 'analytics.read',
    errors: [],
  },
} as const satisfies EndpointTable
