import { Readable } from 'node:stream'
import { printEvent, type OfficeEvent } from '@/shop/events/events'

/** What a client has not read; one that is slower loses its stream, in bytes. */
const MAX_UNREAD = 64 * 1024

/** What one client hears, for as long as it is connected. */
export class EventStream extends Readable {
  readonly #onGone: () => void

  constructor(onGone: () => void) {
    super()
    this.#onGone = onGone
  }

  say(event: OfficeEvent): void {
    this.#write(printEvent(event))
  }

  /** Shows client and proxies that the connection lives. */
  beat(): void {
    this.#write(':\n\n')
  }

  finish(): void {
    this.#onGone()
    if (!this.readableEnded && !this.destroyed) this.push(null)
  }

  override _read(): void {
    // Events are pushed as they happen.
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#onGone()
    done(error)
  }

  #write(text: string): void {
    if (this.destroyed || this.readableEnded) return
    if (this.readableLength > MAX_UNREAD) this.destroy()
    else this.push(text)
  }
}
