import { ordersCsvHead, ordersCsvLines } from '@/shop/orders/orders-csv'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { streamedCsv } from '@apps/api/platform/http/streamed-file'
import { orderExportTexts } from './export-texts'
import { exportedOrders } from './exported-orders'

export const orderExportRoutes = [
  defineRoute('exportOrders', ({ db, query, language, now }) => {
    const texts = orderExportTexts(language)
    const file = streamedCsv('orders.csv', {
      head: ordersCsvHead(texts),
      batches: exportedOrders(db, query, now()),
      print: (orders) => ordersCsvLines(orders, texts),
    })
    return Promise.resolve(file)
  }),
]
