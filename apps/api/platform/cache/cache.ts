import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { isLostConnection } from '../db/lost-connection'

/** How long an answer is sent without asking the database. */
const FRESH_MS = 10_000
/** How long it is kept, also after a write has dropped it, for when the database is away. */
const KEPT_MS = 60_000
/** How long one read that found the database away speaks for all others. */
const RETRY_MS = 1_000
const MAX_ENTRIES = 1_000
const MAX_BYTES = 64 * 1024 * 1024
const MAX_SENT = 4_000

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes with their compressed forms, which are made once, when somebody first asks for one. */
class Content {
  readonly bytes: Buffer
  readonly etag: string
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()
  readonly #ready = new Map<Encoding, Buffer>()

  constructor(bytes: string | Buffer) {
    this.bytes = Buffer.from(bytes)
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`
  }

  async encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding) ?? encode(this.bytes, encoding)
    this.#encoded.set(encoding, known)
    const bytes = await known
    this.#ready.set(encoding, bytes)
    return bytes
  }

  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding)
  }
}

/** An answer that can be stored. */
export class CachedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Sent because the database is away, although it may no longer be true; the headers say so. */
  readonly isStale: boolean
  readonly #content: Content

  constructor(
    content: string | Buffer | Content,
    { status = 200, headers = {}, isStale = false }: AnswerOptions = {},
  ) {
    this.#content = content instanceof Content ? content : new Content(content)
    this.status = status
    this.headers = headers
    this.isStale = isStale
  }

  get body(): Buffer {
    return this.#content.bytes
  }

  get etag(): string {
    return this.#content.etag
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    return this.#content.encoded(encoding)
  }

  /** The bytes, if somebody has asked for this encoding before. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#content.ready(encoding)
  }

  /** The same, marked as so many seconds old (RFC 9211). */
  stale(age: number): CachedAnswer {
    const state = `verda; hit; ttl=${FRESH_MS / 1000 - age}; detail=database-away`
    return new CachedAnswer(this.#content, {
      status: this.status,
      headers: { ...this.headers, age: String(age), 'cache-status': state },
      isStale: true,
    })
  }
}

export interface AnswerOptions {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** @default false */
  readonly isStale?: boolean
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const encode = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return encoding === 'gzip' ? zip(body) : body
}

interface Entry {
  readonly answer: CachedAnswer
  readonly since: number
  /** Of the cache, when the answer was read; it counts up with every write. */
  readonly generation: number
}

/** How a stored answer left the server: what a second request in the same words gets without further work. */
export interface SentAnswer {
  /** Under which the answer is stored. */
  readonly key: string
  readonly etag: string
  readonly encoding: Encoding
  readonly headers: Readonly<Record<string, string>>
  /** Left out where the reader has the answer already. */
  readonly ofTheBody: SentAnswer['headers']
}

/**
 * Answers to public reads, good for at most 10 s and until the next write that may change them, and kept for a minute to
 * be sent, marked as stale, while the database is away. Equal requests that miss together are answered by one read.
 */
export class AnswerCache {
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => Math.max(1, answer.body.length),
  })
  readonly #running = new Map<string, Promise<CachedAnswer>>()
  /** By the words of the request; good as long as the entry that it names holds the same answer. */
  readonly #sent = new LRUCache<string, SentAnswer>({ max: MAX_SENT })
  /** Where answers came from, since the start. */
  readonly counts = { hits: 0, misses: 0, stale: 0 }
  readonly #now: () => number
  #generation = 0
  /** Until then no read is tried for which there is an answer. */
  #awayUntil = 0
  /** Tells the other processes; set where there are any. */
  announce: () => void = () => undefined

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  async remember(key: string, read: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const entry = this.#entries.get(key)
    if (entry && this.#isGood(entry)) {
      this.counts.hits += 1
      return entry.answer
    }
    const kept = this.#awayUntil > this.#now() ? this.#kept(key) : undefined
    return kept ?? this.#running.get(key) ?? this.#start(key, read)
  }

  /** Notes how the answer to a request in these words was sent. */
  noteSent(words: string, sent: SentAnswer): void {
    this.#sent.set(words, sent)
  }

  /** What a request in these words was answered with, if that still holds. */
  recall(words: string): { readonly sent: SentAnswer; readonly body: Buffer } | undefined {
    const sent = this.#sent.get(words)
    if (!sent) return undefined
    const entry = this.#entries.get(sent.key)
    const isHeld = entry && this.#isGood(entry) && entry.answer.etag === sent.etag
    const body = isHeld ? entry.answer.ready(sent.encoding) : undefined
    if (!body) return undefined
    this.counts.hits += 1
    return { sent, body }
  }

  /** Nothing that was read before is true any more, here and in the other processes. */
  drop(): void {
    this.dropHere()
    this.announce()
  }

  dropHere(): void {
    this.#generation += 1
    this.#awayUntil = 0
    this.#running.clear()
    this.#sent.clear()
  }

  #isGood({ generation, since }: Entry): boolean {
    return generation === this.#generation && this.#now() - since < FRESH_MS
  }

  #kept(key: string): CachedAnswer | undefined {
    const entry = this.#entries.get(key)
    const age = entry ? this.#now() - entry.since : KEPT_MS
    if (!entry || age >= KEPT_MS) return undefined
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
    try {
      const answer = await read()
      // A page can be made, but not from what is true now.
      if (answer.isStale || answer.status === 503) return this.#kept(key) ?? answer
      this.#awayUntil = 0
      if (answer.status === 200) this.#store(key, { answer, generation, since: this.#now() })
      return answer
    } catch (error) {
      if (!isLostConnection(error)) throw error
      this.#awayUntil = this.#now() + RETRY_MS
      const kept = this.#kept(key)
      if (!kept) throw error
      return kept
    }
  }
}
