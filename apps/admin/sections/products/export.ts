import { useEffect, useRef, useState } from 'react'
import { exportProducts } from '@/shop/catalogue/product-work.client'
import type { Query } from '@/contract/shared/dto'
import { useTranslations } from '@/i18n'
import type { ProductWorkNotice } from '@/screens/admin/products/bulk/bulk-types'
import { useHttp } from '../../app/application'
import { refusedLoadMessage } from '../../shared/query-states'
import { datedName, saveFile } from '../../shared/save-file'

/** CSV export of all matching products. */
export function useProductExport(
  filters: Query<'exportProducts'>,
  show: (notice: ProductWorkNotice) => void,
) {
  const http = useHttp()
  const name = useTranslations('adminProductWork')('export.file')
  const [running, setRunning] = useState(false)
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  async function start() {
    control.current?.abort()
    const current = new AbortController()
    control.current = current
    setRunning(true)
    try {
      saveFile(datedName(name, 'csv'), await exportProducts(http, filters, current.signal))
      show({ code: 'exported' })
    } catch (error) {
      if (current.signal.aborted) return
      const message = refusedLoadMessage(error)
      show({ code: 'exportFailed', ...(message !== undefined && { message }) })
    }
    setRunning(false)
  }

  return {
    ...(running && { exporting: { done: 0 } }),
    onExport: () => void start(),
    onExportCancel: () => {
      control.current?.abort()
      setRunning(false)
    },
  }
}
