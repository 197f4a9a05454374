import { LRUCache } from 'lru-cache'
import { isLostConnection } from '../db/lost-connection'
import { errorCode } from '../start-error'
import { FRESH_MS, type CachedAnswer, type Encoding } from './cached-answer'

/** Time a response may be served stale while the database is down, in ms; also if a write has dropped it. */
const STALE_MS = 60_000
/** Time without new reads after one failed because the database is down, in ms. */
const RETRY_MS = 1_000
const MAX_ENTRIES = 1_000
const MAX_BYTES = 64 * 1024 * 1024
const MAX_SENT = 4_000

/** A migration holds or waits for a table's lock. */
const isLocked = (error: unknown) => errorCode(error) === '55P03'

interface Entry {
  readonly answer: CachedAnswer
  readonly since: number
  /** Generation of the cache when the response was read; incremented by every write. */
  readonly generation: number
  /** Set by a write with a matching tag. */
  isDropped: boolean
}

/** Changed tags; undefined: everything. */
export type Tags = readonly string[] | undefined

/** A read in progress with the tags written meanwhile. */
class Read {
  readonly #written = new Set<string>()
  #isAllWritten = false

  addWritten(tags: Tags): void {
    if (!tags) this.#isAllWritten = true
    for (const tag of tags ?? []) this.#written.add(tag)
  }

  /** True if the response may contain data from before a write. */
  isOutdated({ tags }: CachedAnswer): boolean {
    if (this.#isAllWritten || !tags) return this.#isAllWritten || this.#written.size > 0
    return tags.some((tag) => this.#written.has(tag))
  }
}

/** A sent response, which is repeated for an identical request without further work. */
export interface SentAnswer {
  /** Cache key of the response. */
  readonly key: string
  readonly etag: string
  readonly encoding: Encoding
  readonly headers: Readonly<Record<string, string>>
  /** Additional headers if there is a body, i.e. not for 304. */
  readonly bodyHeaders: SentAnswer['headers']
}

interface FoundSent {
  readonly sent: SentAnswer
  readonly body: Buffer
  readonly answer: CachedAnswer
}

/**
 * Cache of responses to public reads: valid for at most 10 s and until a write changes one of their tags, and kept for
 * a minute to be served, marked as stale, while the database is down. Concurrent misses share one read.
 */
export class AnswerCache {
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => Math.max(1, answer.body.length),
  })
  readonly #running = new Map<string, Promise<CachedAnswer>>()
  readonly #reads = new Set<Read>()
  /** By request key; valid only while the cache entry still has the same response. */
  readonly #sent = new LRUCache<string, SentAnswer>({ max: MAX_SENT })
  /** Hits, misses and stale responses since the start, for metrics. */
  readonly counts = { hits: 0, misses: 0, stale: 0 }
  readonly #now: () => number
  #generation = 0
  /** Until this time stored responses are served without trying to read. */
  #awayUntil = 0
  /** Publishes the tags to the other processes; set if there are any. */
  announce: (tags: Tags) => void = () => undefined

  /** By default a clock that nobody sets back: until it had caught up, nothing would be read anew. */
  constructor(now: () => number = () => performance.now()) {
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

  /** Stores how the response to a request was sent. */
  recordSent(requestKey: string, sent: SentAnswer): void {
    this.#sent.set(requestKey, sent)
  }

  /** The response sent to an identical request, if still valid. */
  findSent(requestKey: string): FoundSent | undefined {
    const sent = this.#sent.get(requestKey)
    if (!sent) return undefined
    const entry = this.#entries.get(sent.key)
    const isCurrent = entry && this.#isGood(entry) && entry.answer.etag === sent.etag
    const body = isCurrent ? entry.answer.ready(sent.encoding) : undefined
    if (!entry || !body) return undefined
    this.counts.hits += 1
    return { sent, body, answer: entry.answer }
  }

  /** Invalidates all responses with one of the tags, here and in the other processes. */
  drop(tags?: Tags): void {
    if (tags?.length === 0) return
    this.dropHere(tags)
    this.announce(tags)
  }

  dropHere(tags?: Tags): void {
    this.#generation += 1
    this.#awayUntil = 0
    // Requests from now on must not share a read that started before the write.
    this.#running.clear()
    for (const read of this.#reads) read.addWritten(tags)
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

  /** Stores a response; one outdated by a concurrent write is stored as dropped, to be served stale if needed. */
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
      // The response was made, but from stale data.
      if (answer.isStale || answer.status === 503) return this.#staleAnswer(key) ?? answer
      this.#awayUntil = 0
      if (answer.isKept) {
        const isDropped = reading.isOutdated(answer)
        this.#store(key, { answer, generation, isDropped, since: this.#now() })
      }
      return answer
    } catch (error) {
      if (!isLostConnection(error) && !isLocked(error)) throw error
      this.#awayUntil = this.#now() + RETRY_MS
      const stale = this.#staleAnswer(key)
      if (!stale) throw error
      return stale
    } finally {
      this.#reads.delete(reading)
    }
  }
}
