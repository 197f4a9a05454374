import { setTimeout as pause } from 'node:timers/promises'

/** A second signal, or a request that never ends, must not keep the process. */
const GRACE_MS = 15_000

/** Ends the process once, on SIGTERM or SIGINT; while it drains, a balancer sees that it is not ready. */
export class Shutdown {
  readonly #drainMs: number
  #isEnding = false

  constructor(drainSeconds: number) {
    this.#drainMs = drainSeconds * 1_000
  }

  get isEnding(): boolean {
    return this.#isEnding
  }

  /** @param stop answers what is in flight and closes everything */
  onSignals(stop: () => Promise<void>): void {
    const end = async () => {
      await pause(this.#drainMs)
      await stop()
    }
    const handle = () => {
      if (this.#isEnding) process.exit(1)
      this.#isEnding = true
      setTimeout(() => process.exit(1), this.#drainMs + GRACE_MS).unref()
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    }
    process.on('SIGTERM', handle)
    process.on('SIGINT', handle)
  }
}
