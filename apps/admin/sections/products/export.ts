import { useState } from 'react'
import { exportProducts } from '@/shop/catalogue/product-work.client'
import type { Query } from '@/contract/shared/dto'
import { useTranslations } from '@/i18n'
import type { ProductWorkNotice } from '@/screens/admin/products/bulk/bulk-types'
import { useHttp } from '../../app/application'
import { datedName } from '../../shared/save-file'
import { useDownload } from '../../shared/use-download'

/** CSV export of all matching products. */
export function useProductExport(
  filters: Query<'exportProducts'>,
  show: (notice: ProductWorkNotice) => void,
) {
  const http = useHttp()
  const name = useTranslations('adminProductWork')('export.file')
  const [running, setRunning] = useState(false)
  const { download, cancelDownload } = useDownload()

  async function start() {
    setRunning(true)
    const ended = await download(datedName(name, 'csv'), (signal) => exportProducts(http, filters, signal))
    if (ended === 'cancelled') return
    setRunning(false)
    show(ended === 'saved' ? { code: 'exported' } : { code: 'exportFailed', ...ended })
  }

  return {
    ...(running && { exporting: { done: 0 } }),
    onExport: () => void start(),
    onExportCancel: () => {
      cancelDownload()
      setRunning(false)
    },
  }
}
