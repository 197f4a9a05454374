import { ordersCsvHead, ordersCsvLines, type CsvOrder } from '@/domain/orders/orders-csv'
import { defineRoute } from '../../../platform/http/define-route'
import { streamedCsv } from '../../../platform/http/streamed-file'
import type { Order } from '../orders.repository'
import { exportTexts } from './export-texts'
import { exportedOrders } from './exported-orders'

const toCsvOrder = (order: Order): CsvOrder => ({
  ...order,
  createdAt: order.createdAt.toISOString(),
  customer: { name: order.customerName, email: order.email, phone: order.phone },
  payment: { method: order.paymentMethod, status: order.paymentStatus },
})

export const orderExportRoutes = [
  defineRoute('exportOrders', ({ db, query, language, now }) => {
    const texts = exportTexts(language)
    const file = streamedCsv('orders.csv', {
      head: ordersCsvHead(texts),
      batches: exportedOrders(db, query, now()),
      print: (orders) => ordersCsvLines(orders.map(toCsvOrder), texts),
    })
    return Promise.resolve(file)
  }),
]
