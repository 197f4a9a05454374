import { Duplex } from 'node:stream'
import type { PgliteHost } from './pglite-host'

const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4])

/** Stands in for node-postgres's socket: forwards bytes to the thread of the embedded database and back. */
export class PgliteStream extends Duplex {
  readonly #host: PgliteHost
  #undone: Promise<void> | undefined
  #thread: number | undefined

  constructor(host: PgliteHost) {
    super({ allowHalfOpen: false })
    this.#host = host
  }

  connect() {
    this.#host.start().then(
      () => {
        this.#thread = this.#host.thread
        this.emit('connect')
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }

  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }

  override _read() {
    // Data is pushed when it arrives.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#forward([chunk], done)
  }

  /** Messages written together (parse, bind, execute, sync) are forwarded in one request. */
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: (error?: Error | null) => void) {
    this.#forward(
      chunks.map(({ chunk }) => chunk),
      done,
    )
  }

  override _final(done: (error?: Error | null) => void) {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#reset().then(
      () => done(error),
      () => done(error),
    )
  }

  /** Fails if the thread was replaced, because the new one does not know this connection's transaction. */
  async #request(messages: readonly Buffer[]): Promise<void> {
    await this.#host.start()
    if (this.#host.thread !== this.#thread) throw new Error('the database stopped')
    await this.#host.send(Buffer.concat(messages), (answer) => this.push(answer))
  }

  #forward(chunks: readonly Buffer[], done: (error?: Error | null) => void) {
    const messages = chunks.filter((chunk) => !chunk.equals(TERMINATE))
    const sent = messages.length > 0 ? this.#request(messages) : Promise.resolve()
    if (messages.length < chunks.length) void this.#reset().catch(() => undefined)
    sent.then(
      () => done(),
      (error: Error) => done(error),
    )
  }

  /**
   * The session is shared by all connections, so transactions and settings of this one are reset before the next uses it.
   */
  #reset(): Promise<void> {
    this.#undone ??= this.#host.send('reset')
    return this.#undone
  }
}
