/** Thrown if code or messages could not be fetched: offline, or removed by a new deployment. */
export class ChunkFailure extends Error {
  /** Called when the failure is shown, so that the next attempt loads again. */
  forget?: () => void

  constructor(cause: unknown) {
    super('chunk not loaded', { cause })
  }
}

/** @throws ChunkFailure */
export const chunkLoaded = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((cause: unknown) => {
    throw new ChunkFailure(cause)
  })

const RELOADED = 'reloadedAt'
/** Minimum time between two automatic reloads, in ms, so that a chunk that keeps failing shows its error. */
const ONCE_MS = 10 * 60_000

/**
 * Reloads the page to get the chunks of a new deployment, at most once per `ONCE_MS`, only online and only if
 * session storage is available to record it.
 * @returns whether the page reloads
 */
export function reloadOnce(error: unknown, now = Date.now()): boolean {
  if (!(error instanceof ChunkFailure) || !navigator.onLine) return false
  try {
    if (now - Number(sessionStorage.getItem(RELOADED) ?? 0) < ONCE_MS) return false
    sessionStorage.setItem(RELOADED, String(now))
  } catch {
    return false
  }
  window.location.reload()
  return true
}
