import { answers, failing, offline, ok, slow, unauthorised } from '../handlers'
import { adminOrders } from '../fixtures/orders'
import { firstPage } from '../fixtures/pagination'
import { analyticsOf, dashboardStats } from '../fixtures/reports'

const analytics = answers('getAnalytics', (request) =>
  analyticsOf(Number.parseInt(new URL(request.url).searchParams.get('period') ?? '30', 10)),
)
const nothing = { ...analyticsOf(0), platforms: [], bestSellers: [] }

/** Handlers of the dashboard, by the state that they lead to. */
export const dashboardMocks = {
  ok: [
    ok('getDashboard', { stats: dashboardStats }),
    ok('listOrders', { orders: [...adminOrders], pagination: firstPage(adminOrders.length, 5) }),
    analytics,
  ],
  empty: [
    ok('getDashboard', { stats: { ...dashboardStats, topProducts: [] } }),
    ok('listOrders', { orders: [], pagination: firstPage(0, 5) }),
    ok('getAnalytics', nothing),
  ],
  slow: [slow('getDashboard'), slow('listOrders'), slow('getAnalytics')],
  error: [
    failing('getDashboard', 'INTERNAL'),
    failing('listOrders', 'INTERNAL'),
    failing('getAnalytics', 'INTERNAL'),
  ],
  forbidden: [failing('getDashboard', 'FORBIDDEN', { message: 'Bu işlem için yetkiniz yok' })],
  offline: [offline('getDashboard'), offline('listOrders'), offline('getAnalytics')],
  expired: [unauthorised('getDashboard')],
}

/** Handlers of the analytics, by the state that they lead to. */
export const analyticsMocks = {
  ok: [analytics],
  empty: [ok('getAnalytics', nothing)],
  slow: [slow('getAnalytics')],
  error: [failing('getAnalytics', 'INTERNAL')],
  forbidden: [failing('getAnalytics', 'FORBIDDEN', { message: 'Bu işlem için yetkiniz yok' })],
  offline: [offline('getAnalytics')],
  expired: [unauthorised('getAnalytics')],
}
