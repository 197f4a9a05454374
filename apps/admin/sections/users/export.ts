import { useState } from 'react'
import type { Query } from '@/contract/shared/dto'
import { exportUsers } from '@/shop/users/users.client'
import { useTranslations } from '@/i18n'
import type { Notice } from '@/screens/admin/shared/lists/list-state'
import type { UserNotice } from '@/screens/admin/users/users-types'
import { useHttp } from '../../app/application'
import { datedName } from '../../shared/save-file'
import { useDownload } from '../../shared/use-download'

/** CSV of all matching customers; a second one cancels the first. */
export function useUsersExport(query: Query<'exportUsers'>, show: (notice: Notice<UserNotice>) => void) {
  const http = useHttp()
  const name = useTranslations('adminUsers')('export.file')
  const [isRunning, setRunning] = useState(false)
  const { download, cancelDownload } = useDownload()

  async function start() {
    setRunning(true)
    const ended = await download(datedName(name, 'csv'), (signal) => exportUsers(http, query, { signal }))
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
