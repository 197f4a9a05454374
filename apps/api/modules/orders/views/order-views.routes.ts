import { orderViewFilters, type OrderViewName } from '@/shop/orders/order-views'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { countFoundOrders } from '../order-list.repository'

/** Predefined views of the back office's order list. */
export const orderViewRoutes = [
  defineRoute('countOrders', async ({ db, now }) => {
    const at = now()
    const count = ({ status, payment, range }: (typeof orderViewFilters)[OrderViewName]) =>
      countFoundOrders(db, { status, paymentStatus: payment, dateRange: range }, at)
    const { all, unpaid, today, toPrepare, toShip } = orderViewFilters
    return {
      counts: {
        all: await count(all),
        unpaid: await count(unpaid),
        today: await count(today),
        toPrepare: await count(toPrepare),
        toShip: await count(toShip),
      },
    }
  }),
]
