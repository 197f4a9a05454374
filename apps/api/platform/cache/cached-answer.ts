import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Time a response is served without asking the database, in ms. */
export const FRESH_MS = 10_000

export type Encoding = 'br' | 'gzip' | 'identity'

/** Body with its compressed versions, each created on first use. */
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

/** A response that can be cached. */
export class CachedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** True if served because the database is down; a header says so. */
  readonly isStale: boolean
  /** The cache keeps it for others. */
  readonly isKept: boolean
  /** Tags it depends on; undefined: every write drops it. */
  readonly tags: readonly string[] | undefined
  readonly #content: Content

  constructor(
    content: string | Buffer | Content,
    { status = 200, headers = {}, isStale = false, isKept = status === 200, tags }: AnswerOptions = {},
  ) {
    this.#content = content instanceof Content ? content : new Content(content)
    this.status = status
    this.headers = headers
    this.isStale = isStale
    this.isKept = isKept
    this.tags = tags
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

  /** The body, if this encoding has been requested before. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#content.ready(encoding)
  }

  /** Copy marked as stale with an age in seconds (RFC 9211). */
  stale(age: number): CachedAnswer {
    const state = `verda; hit; ttl=${FRESH_MS / 1000 - age}; detail=database-away`
    return new CachedAnswer(this.#content, {
      status: this.status,
      headers: { ...this.headers, age: String(age), 'cache-status': state },
      isStale: true,
      isKept: this.isKept,
      tags: this.tags,
    })
  }
}

export interface AnswerOptions {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** @default false */
  readonly isStale?: boolean
  /** @default true for 200 */
  readonly isKept?: boolean
  /** @default undefined, i.e. every write drops it */
  readonly tags?: readonly string[] | undefined
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const encode = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return encoding === 'gzip' ? zip(body) : body
}
