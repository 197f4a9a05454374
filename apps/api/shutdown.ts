import { setTimeout as pause } from 'node:timers/promises'

/** Maximum duration of a shutdown in ms, even with a request that never ends. */
const GRACE_MS = 15_000

/** Ctrl-C arrives several times within this, in ms: from the terminal, and from npm and others that pass it on. */
const SAME_PRESS_MS = 1_000

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
    let since = 0
    const handle = () => {
      if (this.#isEnding) {
        if (performance.now() - since > SAME_PRESS_MS) process.exit(1)
        return
      }
      this.#isEnding = true
      since = performance.now()
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
