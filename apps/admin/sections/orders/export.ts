import { useState } from 'react'
import { exportOrders } from '@/shop/orders/admin-orders.client'
import type { Query } from '@/contract/shared/dto'
import { csvLineCounter } from '@/shop/shared/csv'
import { useTranslations } from '@/i18n'
import type { OrderNotice } from '@/screens/admin/orders/orders-types'
import type { ExportProgress } from '@/screens/admin/shared/lists/export-button'
import { useHttp } from '../../app/application'
import { datedName } from '../../shared/save-file'
import { useDownload } from '../../shared/use-download'

const HEAD = 1

interface OrderExport {
  readonly query: Query<'listOrders'>
  /** Orders of the list; of a long search an estimate. */
  readonly total: number | undefined
  readonly show: (notice: OrderNotice) => void
}

/** CSV export of all matching orders, with progress; a second export cancels the first. */
export function useOrderExport({ query, total, show }: OrderExport) {
  const http = useHttp()
  const name = useTranslations('adminOrders')('export.file')
  const [progress, setProgress] = useState<ExportProgress>()
  const { download, cancelDownload } = useDownload()

  async function start() {
    const countLines = csvLineCounter()
    let count = 0
    setProgress({ done: 0 })
    const { page: _page, ...filters } = query
    const ended = await download(datedName(name, 'csv'), (signal) => {
      const onPart = (part: Uint8Array) => {
        count = Math.max(0, countLines(part) - HEAD)
        if (!signal.aborted) setProgress(progressOf(count, total))
      }
      return exportOrders(http, filters, { signal, onPart })
    })
    if (ended === 'cancelled') return
    setProgress(undefined)
    show(ended === 'saved' ? { code: 'exportDone', count } : { code: 'exportFailed', ...ended })
  }

  return {
    exporting: progress,
    onExport: () => void start(),
    onExportCancel: () => {
      cancelDownload()
      setProgress(undefined)
    },
  }
}

const progressOf = (count: number, total: number | undefined): ExportProgress =>
  total === undefined ? { done: count } : { done: count, total: Math.max(count, total) }
