import { LRUCache } from 'lru-cache'
import { isLostConnection } from '../db/lost-connection'
import { FRESH_MS, type CachedAnswer, type Encoding } from './cached-answer'

/** How long an answer may be sent as stale while the database is away, also after a write has dropped it. */
const STALE_MS = 60_000
/** How long one read that found the database away speaks for all others. */
const RETRY_MS = 1_000
const MAX_ENTRIES = 1_000
const MAX_BYTES = 64 * 1024 * 1024
const MAX_SENT = 4_000

interface Entry {
  readonly answer: CachedAnswer
  readonly since: number
  /** Of the cache, when the answer was read; it counts up with every write. */
  readonly generation: number
  /** By a write that changed what it depends on. */
  isDropped: boolean
}

/** What writes changed; undefined: everything. */
export type Tags = readonly string[] | undefined

/** A read on its way, with what was written meanwhile. */
class Read {
  readonly #written = new Set<string>()
  #isAllWritten = false

  note(tags: Tags): void {
    if (!tags) this.#isAllWritten = true
    for (const tag of tags ?? []) this.#written.add(tag)
  }

  /** Whether what it read may be from before a write. */
  isOutdated({ tags }: CachedAnswer): boolean {
    if (this.#isAllWritten || !tags) return this.#isAllWritten || this.#written.size > 0
    return tags.some((tag) => this.#written.has(tag))
  }
}

/** How a stored answer left the server: what an identical request gets without further work. */
export interface SentAnswer {
  /** Under which the answer is stored. */
  readonly key: string
  readonly etag: string
  readonly encoding: Encoding
  readonly headers: Readonly<Record<string, string>>
  /** Left out where the reader has the answer already. */
  readonly ofTheBody: SentAnswer['headers']
}

interface Recalled {
  readonly sent: SentAnswer
  readonly body: Buffer
  readonly answer: CachedAnswer
}

/**
 * Answers to public reads, good for at most 10 s and until a write changes what they depend on, and kept for a minute to
 * be sent, marked as stale, while the database is away. Equal requests that miss together are answered by one read.
 */
export class AnswerCache {
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => Math.max(1, answer.body.length),
  })
  readonly #running = new Map<string, Promise<CachedAnswer>>()
  readonly #reads = new Set<Read>()
  /** By the request's key; good as long as the entry that it names holds the same answer. */
  readonly #sent = new LRUCache<string, SentAnswer>({ max: MAX_SENT })
  /** Where answers came from, since the start. */
  readonly counts = { hits: 0, misses: 0, stale: 0 }
  readonly #now: () => number
  #generation = 0
  /** Until then no read is tried for which there is an answer. */
  #awayUntil = 0
  /** Sends the tags to the other processes; set where there are any. */
  announce: (tags: Tags) => void = () => undefined

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  async remember(key: string, read: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const entry = this.#entries.get(key)
    if (entry && this.#isGood(entry)) {
      this.counts.hits += 1
      return entry.answer
    }
    const stale = this.#awayUntil > this.#now() ? this.#staleAnswer(key) : undefined
    return stale ?? this.#running.get(key) ?? this.#start(key, read)
  }

  /** Notes how the answer to a request was sent. */
  noteSent(requestKey: string, sent: SentAnswer): void {
    this.#sent.set(requestKey, sent)
  }

  /** What an identical request was answered with, if that still holds. */
  recall(requestKey: string): Recalled | undefined {
    const sent = this.#sent.get(requestKey)
    if (!sent) return undefined
    const entry = this.#entries.get(sent.key)
    const isHeld = entry && this.#isGood(entry) && entry.answer.etag === sent.etag
    const body = isHeld ? entry.answer.ready(sent.encoding) : undefined
    if (!entry || !body) return undefined
    this.counts.hits += 1
    return { sent, body, answer: entry.answer }
  }

  /** What was read before and depends on one of the tags is true no more, here and in the other processes. */
  drop(tags?: Tags): void {
    if (tags?.length === 0) return
    this.dropHere(tags)
    this.announce(tags)
  }

  dropHere(tags?: Tags): void {
    this.#generation += 1
    this.#awayUntil = 0
    // Whoever asks from now on must not get what a read before the write finds.
    this.#running.clear()
    for (const read of this.#reads) read.note(tags)
    for (const entry of this.#entries.values()) {
      const own = entry.answer.tags
      if (!tags || !own || own.some((tag) => tags.includes(tag))) entry.isDropped = true
    }
  }

  #isGood({ isDropped, since }: Entry): boolean {
    return !isDropped && this.#now() - since < FRESH_MS
  }

  #staleAnswer(key: string): CachedAnswer | undefined {
    const entry = this.#entries.get(key)
    const age = entry ? this.#now() - entry.since : STALE_MS
    if (!entry || age >= STALE_MS) return undefined
    this.counts.stale += 1
    return entry.answer.stale(Math.floor(age / 1000))
  }

  #start(key: string, read: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    this.counts.misses += 1
    const reading = this.#read(key, read).finally(() => {
      if (this.#running.get(key) === reading) this.#running.delete(key)
    })
    this.#running.set(key, reading)
    return reading
  }

  /** A write that came during the read makes its answer good for this reader only; it is kept all the same. */
  #store(key: string, entry: Entry): void {
    const earlier = this.#entries.get(key)
    if (!earlier || earlier.generation <= entry.generation) this.#entries.set(key, entry)
  }

  async #read(key: string, read: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const generation = this.#generation
    const reading = new Read()
    this.#reads.add(reading)
    try {
      const answer = await read()
      // A page can be made, but not from what is true now.
      if (answer.isStale || answer.status === 503) return this.#staleAnswer(key) ?? answer
      this.#awayUntil = 0
      if (answer.status === 200) {
        const isDropped = reading.isOutdated(answer)
        this.#store(key, { answer, generation, isDropped, since: this.#now() })
      }
      return answer
    } catch (error) {
      if (!isLostConnection(error)) throw error
      this.#awayUntil = this.#now() + RETRY_MS
      const stale = this.#staleAnswer(key)
      if (!stale) throw error
      return stale
    } finally {
      this.#reads.delete(reading)
    }
  }
}
