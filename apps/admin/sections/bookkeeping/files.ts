import { useEffect, useRef, useState } from 'react'
import type { DownloadOptions } from '@/client/shared/download'
import type { ListedPaper } from '@/shop/bookkeeping/bookkeeping'
import { getDatevBatch, getPapersArchive } from '@/shop/bookkeeping/bookkeeping.client'
import type { DatevOptions } from '@/shop/bookkeeping/datev-form'
import { getDocument } from '@/shop/orders/admin-orders.client'
import type { BookkeepingFile, BookkeepingNotice } from '@/screens/admin/bookkeeping/bookkeeping-types'
import { useHttp } from '../../app/application'
import { refusedLoadMessage } from '../../shared/query-states'
import { saveFile } from '../../shared/save-file'
import { rememberDatev } from './datev-options'

/** Files of a month, one at a time; leaving the section ends what is on its way. */
export function usePaperFiles(month: string) {
  const http = useHttp()
  const [file, setFile] = useState<BookkeepingFile>()
  const [notice, setNotice] = useState<BookkeepingNotice>()
  const [datevError, setDatevError] = useState<string>()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  /** @returns whether the file was saved; undefined if it was cancelled */
  async function save(
    kind: BookkeepingFile['kind'],
    name: string,
    make: (options: DownloadOptions) => Promise<Blob>,
    onFailed: (message: string | undefined) => void,
  ): Promise<boolean | undefined> {
    control.current?.abort()
    const own = new AbortController()
    control.current = own
    let received = 0
    setFile({ kind, received })
    try {
      const blob = await make({
        signal: own.signal,
        onPart: ({ length }) => {
          received += length
          if (!own.signal.aborted) setFile({ kind, received })
        },
      })
      if (own.signal.aborted) return undefined
      saveFile(name, blob)
      setFile(undefined)
      return true
    } catch (error) {
      if (own.signal.aborted) return undefined
      setFile(undefined)
      onFailed(refusedLoadMessage(error))
      return false
    }
  }
  const failed = (code: BookkeepingNotice['code']) => (message: string | undefined) =>
    setNotice({ code, ...(message !== undefined && { message }) })

  async function archive() {
    const saved = await save(
      'archive',
      `verda-${month}.zip`,
      (options) => getPapersArchive(http, month, options),
      failed('archiveFailed'),
    )
    if (saved) setNotice({ code: 'archived' })
  }

  async function datev({ chart, adviser, client }: DatevOptions, onDone: () => void) {
    setDatevError(undefined)
    const saved = await save(
      'datev',
      `EXTF_Buchungsstapel_${month}.csv`,
      (options) => getDatevBatch(http, { month, chart, adviser, client }, options),
      (message) => setDatevError(message ?? ''),
    )
    if (!saved) return
    rememberDatev({ chart, adviser, client })
    setNotice({ code: 'datevSaved' })
    onDone()
  }

  return {
    file,
    notice,
    datevError,
    archive: () => void archive(),
    datev,
    paper: ({ orderId, kind, number }: ListedPaper) =>
      void save(
        'paper',
        `${number}.pdf`,
        () => getDocument(http, orderId, kind === 'invoice' ? 'invoice' : 'credit_notes'),
        failed('paperFailed'),
      ),
    cancel: () => {
      control.current?.abort()
      setFile(undefined)
      setDatevError(undefined)
    },
    clear: () => setNotice(undefined),
  }
}
