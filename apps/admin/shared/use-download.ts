import { saveFile } from '@/client/shared/save-file'
import { useEffect, useRef } from 'react'
import { refusedLoadMessage } from './query-states'

/** What the server said, if it said something. */
interface Failed {
  readonly message?: string
}

/** Saves files one at a time; another one and leaving the section end what is on its way. */
export function useDownload() {
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  async function download(
    name: string,
    make: (signal: AbortSignal) => Promise<Blob>,
  ): Promise<'saved' | 'cancelled' | Failed> {
    control.current?.abort()
    const current = new AbortController()
    control.current = current
    const { signal } = current
    try {
      const blob = await make(signal)
      if (signal.aborted) return 'cancelled'
      saveFile(name, blob)
      return 'saved'
    } catch (error) {
      if (signal.aborted) return 'cancelled'
      const message = refusedLoadMessage(error)
      return message === undefined ? {} : { message }
    }
  }

  return { download, cancelDownload: () => control.current?.abort() }
}
