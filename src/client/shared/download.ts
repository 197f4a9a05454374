import { ApiFailure } from './failure'

/** A download on which nothing arrives for so long is given up, in ms. */
const STALLED = 30_000

export interface DownloadOptions {
  readonly signal?: AbortSignal
  /** Called with every part that arrives. */
  readonly onPart?: (part: Uint8Array) => void
  /** False for a stream that lasts: its parts are read as they arrive, and the file is empty. @default true */
  readonly isKept?: boolean
}

interface Reading {
  readonly signal: AbortSignal
  readonly read: (response: Response) => Promise<Blob>
}

/** A clock that is wound up again by every part; `signal` says that it has run down. */
function stallClock() {
  const control = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    signal: control.signal,
    stop,
    wind: () => {
      stop()
      timer = setTimeout(() => control.abort(new DOMException('', 'TimeoutError')), STALLED)
    },
  }
}

async function partsOf(
  response: Response,
  isKept: boolean,
  onPart: (part: Uint8Array<ArrayBuffer>) => void,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    if (isKept) parts.push(next.value)
    onPart(next.value)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/**
 * A file of any length: it may take as long as it goes on arriving, and one that breaks off is no file.
 * @param call the call with what it needs for that
 * @throws ApiFailure, TIMEOUT if nothing arrives for 30 s, NETWORK if the connection breaks
 */
export async function download(
  call: (reading: Reading) => Promise<Blob>,
  { signal, onPart, isKept = true }: DownloadOptions = {},
): Promise<Blob> {
  const clock = stallClock()
  const read = async (response: Response) => {
    try {
      return await partsOf(response, isKept, (part) => {
        clock.wind()
        onPart?.(part)
      })
    } catch (error) {
      if (signal?.aborted) throw error
      throw clock.signal.aborted
        ? new ApiFailure('TIMEOUT', 'timeout')
        : new ApiFailure('NETWORK', 'network error')
    }
  }
  clock.wind()
  try {
    return await call({ read, signal: signal ? AbortSignal.any([signal, clock.signal]) : clock.signal })
  } finally {
    clock.stop()
  }
}
