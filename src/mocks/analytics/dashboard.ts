import { failing, offline, ok, slow, unauthorised } from '../shared/handlers'
import { adminOrders } from '../fixtures/orders'
import { firstPage } from '../fixtures/pagination'
import { dashboardStats } from '../fixtures/reports'
import { analyticsMocks } from './analytics'

/** MSW handlers of the dashboard, by resulting state. */
export const dashboardMocks = {
  ok: [
    ok('getDashboard', { stats: dashboardStats }),
    ok('listOrders', { orders: [...adminOrders], pagination: firstPage(adminOrders.length, 5) }),
    ...analyticsMocks.ok,
  ],
  empty: [
    ok('getDashboard', { stats: { ...dashboardStats, topProducts: [] } }),
    ok('listOrders', { orders: [], pagination: firstPage(0, 5) }),
    ...analyticsMocks.empty,
  ],
  slow: [slow('getDashboard'), slow('listOrders'), ...analyticsMocks.slow],
  error: [failing('getDashboard', 'INTERNAL'), failing('listOrders', 'INTERNAL'), ...analyticsMocks.error],
  forbidden: [failing('getDashboard', 'FORBIDDEN')],
  offline: [offline('getDashboard'), offline('listOrders'), ...analyticsMocks.offline],
  expired: [unauthorised('getDashboard')],
}
