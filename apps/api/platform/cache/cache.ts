import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const LIFETIME_MS = 10_000
const MAX_ENTRIES = 1_000
const MAX_BYTES = 64 * 1024 * 1024
const MAX_SENT = 4_000

export type Encoding = 'br' | 'gzip' | 'identity'

/** A stored answer. Its compressed forms are made once, when somebody first asks for one. */
export class CachedAnswer {
  readonly body: Buffer
  readonly etag: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()
  readonly #ready = new Map<Encoding, Buffer>()

  constructor(body: string | Buffer, { status = 200, headers = {} }: AnswerOptions = {}) {
    this.body = Buffer.from(body)
    this.status = status
    this.headers = headers
    this.etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 27)}"`
  }

  async encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding) ?? encode(this.body, encoding)
    this.#encoded.set(encoding, known)
    const bytes = await known
    this.#ready.set(encoding, bytes)
    return bytes
  }

  /** The bytes, if somebody has asked for this encoding before. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding)
  }
}

export interface AnswerOptions {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const encode = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return encoding === 'gzip' ? zip(body) : body
}

interface Entry {
  readonly answer: CachedAnswer
  readonly until: number
}

/** How a stored answer left the server: what a second request in the same words gets without further work. */
export interface SentAnswer {
  /** Under which the answer is stored. */
  readonly key: string
  readonly etag: string
  readonly encoding: Encoding
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Left out where the reader has the answer already. */
  readonly ofTheBody: SentAnswer['headers']
}

/**
 * Answers to public reads, kept in the process for at most 10 s and dropped on every write that may
 * change them. Equal requests that miss together are answered by one read.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>()
  readonly #running = new Map<string, Promise<CachedAnswer>>()
  /** By the words of the request; good as long as the entry that it names holds the same answer. */
  readonly #sent = new Map<string, SentAnswer>()
  readonly #now: () => number
  #bytes = 0
  #generation = 0
  /** Tells the other processes; set where there are any. */
  announce: () => void = () => undefined

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  async remember(key: string, read: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const hit = this.#entries.get(key)
    if (hit && hit.until > this.#now()) return hit.answer
    const running = this.#running.get(key)
    if (running) return running
    const generation = this.#generation
    const reading = read()
    this.#running.set(key, reading)
    try {
      const answer = await reading
      // A write that came meanwhile makes this answer good for its reader, not for the next one.
      if (generation === this.#generation && answer.status === 200) this.#store(key, answer)
      return answer
    } finally {
      if (this.#running.get(key) === reading) this.#running.delete(key)
    }
  }

  /** Notes how the answer to a request in these words was sent. */
  noteSent(words: string, sent: SentAnswer): void {
    if (this.#sent.size >= MAX_SENT) this.#sent.clear()
    this.#sent.set(words, sent)
  }

  /** What a request in these words was answered with, if that still holds. */
  recall(words: string): { readonly sent: SentAnswer; readonly body: Buffer } | undefined {
    const sent = this.#sent.get(words)
    if (!sent) return undefined
    const entry = this.#entries.get(sent.key)
    const isHeld = entry && entry.until > this.#now() && entry.answer.etag === sent.etag
    const body = isHeld ? entry.answer.ready(sent.encoding) : undefined
    return body && { sent, body }
  }

  /** Forgets everything, here and in the other processes. */
  drop(): void {
    this.dropHere()
    this.announce()
  }

  dropHere(): void {
    this.#generation += 1
    this.#entries.clear()
    this.#running.clear()
    this.#sent.clear()
    this.#bytes = 0
  }

  #store(key: string, answer: CachedAnswer) {
    this.#remove(key)
    this.#entries.set(key, { answer, until: this.#now() + LIFETIME_MS })
    this.#bytes += answer.body.length
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MAX_ENTRIES && this.#bytes <= MAX_BYTES) break
      this.#remove(oldest)
    }
  }

  #remove(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#bytes -= entry.answer.body.length
    this.#entries.delete(key)
  }
}
