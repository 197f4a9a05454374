import { failing, offline, ok, slow, unauthorised } from '@/mocks/shared/handlers'
import { adminOrders } from '../orders/order-data.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { productList } from '@/shop/catalogue/product-data.mocks'
import { dashboardStats } from './reports.mocks'
import { analyticsMocks } from './analytics.mocks'

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
  /** Unpaid orders hold much of the stock. */
  unpaidHolds: [
    ok('getDashboard', {
      stats: {
        ...dashboardStats,
        unpaidHolds: productList.slice(0, 2).map(({ _id, name }, index) => ({
          _id,
          name,
          held: 48 - 30 * index,
          left: 72 - 40 * index,
        })),
      },
    }),
  ],
  slow: [slow('getDashboard'), slow('listOrders'), ...analyticsMocks.slow],
  error: [failing('getDashboard', 'INTERNAL'), failing('listOrders', 'INTERNAL'), ...analyticsMocks.error],
  forbidden: [failing('getDashboard', 'FORBIDDEN')],
  offline: [offline('getDashboard'), offline('listOrders'), ...analyticsMocks.offline],
  expired: [unauthorised('getDashboard')],
}
