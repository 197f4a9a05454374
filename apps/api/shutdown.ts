import { setTimeout as pause } from 'node:timers/promises'

/** Maximum duration of a shutdown in ms, even with a request that never ends. */
const GRACE_MS = 15_000

/** Shuts down once on SIGTERM or SIGINT; while draining, load balancers see that the process is not ready. */
export class Shutdown {
  readonly #drainMs: number
  #isEnding = false

  constructor(drainSeconds: number) {
    this.#drainMs = drainSeconds * 1_000
  }

  get isEnding(): boolean {
    return this.#isEnding
  }

  /** @param stop completes requests in flight and closes everything */
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
