import { useEffect, useRef, useState } from 'react'
import { exportOrders } from '@/shop/orders/admin-orders.client'
import type { Query } from '@/contract/shared/dto'
import { csvLineCounter } from '@/shop/shared/csv'
import { useTranslations } from '@/i18n'
import type { OrderNotice } from '@/screens/admin/orders/orders-types'
import type { ExportProgress } from '@/screens/admin/shared/lists/export-button'
import { useHttp } from '../../app/application'
import { refusedLoadMessage } from '../../shared/query-states'
import { datedName, saveFile } from '../../shared/save-file'

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
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  async function start() {
    control.current?.abort()
    const current = new AbortController()
    control.current = current
    const { signal } = current
    const countLines = csvLineCounter()
    let count = 0
    const onPart = (part: Uint8Array) => {
      count = Math.max(0, countLines(part) - HEAD)
      if (!signal.aborted) setProgress(progressOf(count, total))
    }
    setProgress({ done: 0 })
    try {
      const { page: _page, ...filters } = query
      saveFile(datedName(name, 'csv'), await exportOrders(http, filters, { signal, onPart }))
      show({ code: 'exportDone', count })
    } catch (error) {
      if (signal.aborted) return
      const message = refusedLoadMessage(error)
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

const progressOf = (count: number, total: number | undefined): ExportProgress =>
  total === undefined ? { done: count } : { done: count, total: Math.max(count, total) }
