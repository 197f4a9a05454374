/** Code or messages could not be fetched: offline, or removed by a new deployment. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded.', { cause })
    this.name = 'ChunkFailure'
  }
}

/** @throws ChunkFailure */
export const chunkLoaded = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((cause: unknown) => {
    throw new ChunkFailure(cause)
  })

const RELOADED = 'reloadedAt'
/** One reload for all chunks that a deployment replaced; whatever still fails then is shown. */
const ONCE_MS = 10 * 60_000

/**
 * After a new deployment the old chunks may be gone: a reload brings the new ones. Done by itself once, only online and
 * where the browser can remember it. @returns whether the page reloads
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
