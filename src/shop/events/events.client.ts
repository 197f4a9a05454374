import { download } from '@/client/shared/download'
import type { Http } from '@/client/shared/http'
import { eventReader, type OfficeEvent, type Opened } from './events'
import { eventEndpoints } from './events.calls'

interface StreamOptions {
  readonly opened: Opened | undefined
  readonly signal: AbortSignal
  readonly onEvent: (event: OfficeEvent) => void
}

/**
 * Reads the stream until it ends.
 * @throws ApiFailure if it is refused or breaks, TIMEOUT if not even its heartbeat arrives for 30 s
 */
export async function streamEvents(http: Http, { opened, signal, onEvent }: StreamOptions): Promise<void> {
  const decoder = new TextDecoder()
  const read = eventReader(onEvent)
  await download(
    (reading) => http.call(eventEndpoints, 'streamEvents', { query: { ...opened }, ...reading }),
    {
      signal,
      isKept: false,
      onPart: (part) => read(decoder.decode(part, { stream: true })),
    },
  )
}
