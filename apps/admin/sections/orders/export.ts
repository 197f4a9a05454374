import { useEffect, useRef, useState } from 'react'
import type { Http } from '@/client'
import { listOrders } from '@/client/orders/admin-orders'
import type { Query } from '@/contract/shared/dto'
import type { OrderSummary } from '@/domain/orders/order'
import { useFormat, useTranslations } from '@/i18n'
import { ordersCsv } from '@/screens/admin/orders/orders-csv'
import type { OrderNotice } from '@/screens/admin/orders/orders-types'
import type { ExportProgress } from '@/screens/admin/shared/lists/export-button'
import { useHttp } from '../../app/application'
import { refusalMessage } from '../../shared/query-states'
import { saveCsv } from '../../shared/save-file'

/** Orders per call, the API's maximum. */
const LIMIT = 100

/** All orders that match the filters, in their order. An order moved to the next page by new ones is counted once. */
async function allOrders(
  http: Http,
  query: Query<'listOrders'>,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<OrderSummary[]> {
  const found = new Map<string, OrderSummary>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await listOrders(http, { ...query, page, limit: LIMIT }, signal)
    for (const order of answer.items) found.set(order.id, order)
    pages = answer.pages
    onProgress({ done: Math.min(found.size, answer.total), total: answer.total })
  }
  return [...found.values()]
}

/** Texts of the file and the decimal mark of the language. */
function useCsvMessages() {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const format = useFormat()
  return {
    column: (column: Parameters<Parameters<typeof ordersCsv>[1]['column']>[0]) =>
      t(`export.columns.${column}`),
    platform: (platform: OrderSummary['platform']) => common(`platforms.${platform}`),
    status: (status: OrderSummary['status']) => common(`orderStatus.${status}`),
    method: (method: OrderSummary['payment']['method']) => common(`paymentMethod.${method}`),
    payment: (status: OrderSummary['payment']['status']) => common(`paymentStatus.${status}`),
    decimalMark: format.number(0.5).slice(1, 2),
  }
}

/** CSV export of all matching orders, with progress; a second export cancels the first. */
export function useOrderExport(query: Query<'listOrders'>, show: (notice: OrderNotice) => void) {
  const http = useHttp()
  const csvMessages = useCsvMessages()
  const name = useTranslations('adminOrders')('export.file')
  const [progress, setProgress] = useState<ExportProgress>()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  async function start() {
    control.current?.abort()
    const current = new AbortController()
    control.current = current
    const { signal } = current
    setProgress({ done: 0 })
    try {
      const orders = await allOrders(http, query, signal, (next) => !signal.aborted && setProgress(next))
      saveCsv(name, ordersCsv(orders, csvMessages))
      show({ code: 'exportDone', count: orders.length })
    } catch (error) {
      if (signal.aborted) return
      const message = refusalMessage(error)
      show({ code: 'exportFailed', ...(message !== undefined && { message }) })
    }
    setProgress(undefined)
  }

  return {
    exporting: progress,
    onExport: () => void start(),
    onExportCancel: () => {
      control.current?.abort()
      setProgress(undefined)
    },
  }
}
