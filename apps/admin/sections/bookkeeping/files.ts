import { useState } from 'react'
import type { DownloadOptions } from '@/client/shared/download'
import type { ListedPaper } from '@/shop/bookkeeping/bookkeeping'
import { getDatevBatch, getPapersArchive } from '@/shop/bookkeeping/bookkeeping.client'
import { DATEV_DEFAULTS, datevForm, type DatevOptions } from '@/shop/bookkeeping/datev-form'
import type { PaperFormat } from '@/shop/orders/admin-order'
import { getPaper } from '@/shop/orders/admin-orders.client'
import { fields, jsonOf } from '@/shop/shared/stored'
import type { BookkeepingFile, BookkeepingNotice } from '@/screens/admin/bookkeeping/bookkeeping-types'
import { useHttp } from '../../app/application'
import { attempt } from '../../app/browser-storage'
import { useDownload } from '../../shared/use-download'

const DATEV_KEY = 'adminDatevOptions'

/** What was entered last; of this browser alone. */
export function rememberedDatev(): DatevOptions {
  const { data } = datevForm.safeParse({
    books: DATEV_DEFAULTS.books,
    ...fields(jsonOf(attempt(() => localStorage.getItem(DATEV_KEY)))),
  })
  return data ?? DATEV_DEFAULTS
}

/** Files of a month, one at a time. */
export function usePaperFiles(month: string) {
  const http = useHttp()
  const { download, cancelDownload } = useDownload()
  const [file, setFile] = useState<BookkeepingFile>()
  const [notice, setNotice] = useState<BookkeepingNotice>()
  const [datevError, setDatevError] = useState<string>()

  async function save(
    kind: BookkeepingFile['kind'],
    name: string,
    make: (options: DownloadOptions) => Promise<Blob>,
  ) {
    let received = 0
    setFile({ kind, received })
    const ended = await download(name, (signal) => {
      const onPart = ({ length }: Uint8Array) => {
        received += length
        if (!signal.aborted) setFile({ kind, received })
      }
      return make({ signal, onPart })
    })
    if (ended !== 'cancelled') setFile(undefined)
    return ended
  }

  async function archive() {
    const ended = await save('archive', `verda-${month}.zip`, (options) =>
      getPapersArchive(http, month, options),
    )
    if (ended === 'cancelled') return
    setNotice(ended === 'saved' ? { code: 'archived' } : { code: 'archiveFailed', ...ended })
  }

  async function datev({ books, chart, adviser, client }: DatevOptions, onDone: () => void) {
    setDatevError(undefined)
    const ended = await save('datev', `EXTF_Buchungsstapel_${month}.csv`, (options) =>
      getDatevBatch(http, { month, books, chart, adviser, client }, options),
    )
    if (ended === 'cancelled') return
    if (ended !== 'saved') {
      setDatevError(ended.message ?? '')
      return
    }
    attempt(() => localStorage.setItem(DATEV_KEY, JSON.stringify({ chart, adviser, client })))
    setNotice({ code: 'datevSaved' })
    onDone()
  }

  async function paper({ orderId, number }: ListedPaper, format: PaperFormat) {
    const name = format === 'pdf' ? `${number}.pdf` : `XRechnung-${number}.xml`
    const ended = await save('paper', name, () => getPaper(http, orderId, number, format))
    if (typeof ended === 'object') setNotice({ code: 'paperFailed', ...ended })
  }

  return {
    file,
    notice,
    datevError,
    archive: () => void archive(),
    datev,
    paper: (listed: ListedPaper, format: PaperFormat) => void paper(listed, format),
    cancel: () => {
      cancelDownload()
      setFile(undefined)
      setDatevError(undefined)
    },
    clear: () => setNotice(undefined),
  }
}
