import { useState } from 'react'
import type { DownloadOptions } from '@/client/shared/download'
import type { Notice } from '@/screens/admin/shared/lists/list-state'
import type { UserNotice } from '@/screens/admin/users/users-types'
import { datedName } from '../../shared/save-file'
import { useDownload } from '../../shared/use-download'

/** CSV of all matching customers or guests; a second one cancels the first. */
export function useUsersExport(
  name: string,
  read: (options: DownloadOptions) => Promise<Blob>,
  show: (notice: Notice<UserNotice>) => void,
) {
  const [isRunning, setRunning] = useState(false)
  const { download, cancelDownload } = useDownload()

  async function start() {
    setRunning(true)
    const ended = await download(datedName(name, 'csv'), (signal) => read({ signal }))
    if (ended === 'cancelled') return
    setRunning(false)
    show(ended === 'saved' ? { code: 'listExported' } : { code: 'listFailed', ...ended })
  }

  return {
    exporting: isRunning ? { done: 0 } : undefined,
    onExport: () => void start(),
    onExportCancel: () => {
      cancelDownload()
      setRunning(false)
    },
  }
}
