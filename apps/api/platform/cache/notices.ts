import type { Tags } from './cache'

/** Writes within this time are published together, in ms. */
const GATHER_MS = 50
/** PostgreSQL limits a notice to less than 8,000 bytes. */
const MAX_BYTES = 7_000
const EVERYTHING = '*'

/** A notice contains the publishing process and the written tags. */
const noticeOf = (origin: string, tags: ReadonlySet<string> | undefined): string => {
  const text = [origin, ...(tags ?? [EVERYTHING])].join(' ')
  return Buffer.byteLength(text) > MAX_BYTES ? `${origin} ${EVERYTHING}` : text
}

/** @returns undefined if this process published it */
export function readNotice(notice: string, self: string): { readonly tags: Tags } | undefined {
  const [origin, ...tags] = notice.split(' ')
  if (origin === self) return undefined
  return { tags: tags.length === 0 || tags.includes(EVERYTHING) ? undefined : tags }
}

/** Collects the tags a process writes and publishes them at most twenty times a second. */
export function gatherNotices(self: string, send: (notice: string) => void): (tags: Tags) => void {
  let gathered: Set<string> | undefined
  let isWaiting = false
  const publish = () => {
    isWaiting = false
    send(noticeOf(self, gathered))
  }
  return (tags) => {
    if (!isWaiting) gathered = new Set()
    if (!tags) gathered = undefined
    for (const tag of tags ?? []) gathered?.add(tag)
    if (isWaiting) return
    isWaiting = true
    setTimeout(publish, GATHER_MS)
  }
}
