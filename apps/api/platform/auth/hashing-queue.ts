import { ApiError } from '../http/errors'

export interface QueueSize {
  readonly running: number
  readonly waiting: number
  readonly waitingPerNetwork: number
}

interface Waiting {
  readonly start: () => void
  readonly refuse: (error: ApiError) => void
}

const busy = () => new ApiError('RATE_LIMITED', { retryAfter: 2 })

/**
 * Runs a few works at once and lets the others wait. Networks take turns, and when the queue is full a newcomer takes the
 * place of one that has more, so that a flood of one network delays and refuses mostly itself.
 */
export class HashingQueue {
  readonly #size: QueueSize
  #running = 0
  /** By network, in the order of their turns. */
  readonly #waiting = new Map<string, Waiting[]>()

  constructor(size: QueueSize) {
    this.#size = size
  }

  /** @throws ApiError RATE_LIMITED if too many are waiting, before or while it waits */
  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#size.running) this.#running += 1
    else await this.#turn(network)
    try {
      return await work()
    } finally {
      this.#handOver()
    }
  }

  #turn(network: string): Promise<void> {
    const own = this.#waiting.get(network) ?? []
    if (own.length >= this.#size.waitingPerNetwork) throw busy()
    const places = [...this.#waiting.values()]
    if (places.reduce((sum, { length }) => sum + length, 0) >= this.#size.waiting) {
      const most = places.reduce((one, other) => (other.length > one.length ? other : one))
      if (most.length <= own.length + 1) throw busy()
      most.pop()?.refuse(busy())
    }
    return new Promise((start, refuse) => {
      own.push({ start, refuse })
      this.#waiting.set(network, own)
    })
  }

  /** The place is handed over to the next waiting work, so `running` stays the same. */
  #handOver(): void {
    const [turn] = this.#waiting
    if (turn === undefined) {
      this.#running -= 1
      return
    }
    const [network, own] = turn
    const next = own.shift()
    this.#waiting.delete(network)
    if (own.length > 0) this.#waiting.set(network, own)
    next?.start()
  }
}
