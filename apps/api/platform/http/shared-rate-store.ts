import { createHash } from 'node:crypto'

/** Requests of one caller in one window. */
interface Tally {
  /** End of the window, ms since the epoch. */
  readonly end: number
  /** Requests counted by this process but not published yet. */
  unpublished: number
  /** Sum of all processes at the last exchange. */
  published: number
  isShared: boolean
}

export interface Increment {
  /** Hash of the caller, so that the database stores no IP address. */
  readonly subject: string
  readonly by: number
}

/** Adds to the counts shared by all processes. @returns the sum per subject */
export type Exchange = (increments: readonly Increment[]) => Promise<ReadonlyMap<string, number>>

/** Fraction of the limit from which a caller's requests are published. */
const PUBLISH_FROM = 0.1
/** Maximum number of tracked windows; beyond it the oldest are dropped. */
const MAX_TALLIES = 20_000

const subjectOf = (key: string, end: number) =>
  createHash('sha256').update(`rate:${key}:${end}`).digest('hex')

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void

/**
 * Counters for @fastify/rate-limit that are shared across processes without one write per request: a process counts locally
 * until a caller reaches a tenth of the limit, and publishes its counts to the database from then on.
 */
export class SharedRateCounts {
  readonly #tallies = new Map<string, Tally>()
  readonly #exchange: Exchange
  readonly #now: () => number

  constructor(exchange: Exchange, now: () => number = () => Date.now()) {
    this.#exchange = exchange
    this.#now = now
  }

  /** Windows are aligned to the epoch, so they start at the same time in all processes. */
  count(key: string, windowMs: number, max: number): { current: number; ttl: number } {
    const now = this.#now()
    const tally = this.#current(key, now, windowMs)
    tally.unpublished += 1
    const current = tally.published + tally.unpublished
    if (current >= max * PUBLISH_FROM) tally.isShared = true
    return { current, ttl: tally.end - now }
  }

  /** Publishes local counts and receives those of the other processes. */
  async exchange(): Promise<void> {
    const now = this.#now()
    for (const [key, { end }] of this.#tallies) if (end <= now) this.#tallies.delete(key)
    const shared = [...this.#tallies].filter(([, { isShared }]) => isShared)
    if (shared.length === 0) return
    const sent = shared.map(([key, tally]) => ({
      tally,
      subject: subjectOf(key, tally.end),
      by: tally.unpublished,
    }))
    const sums = await this.#exchange(sent.map(({ subject, by }) => ({ subject, by })))
    for (const { tally, subject, by } of sent) {
      tally.unpublished -= by
      tally.published = sums.get(subject) ?? tally.published + by
    }
  }

  #current(key: string, now: number, windowMs: number): Tally {
    const known = this.#tallies.get(key)
    // A window that ends later than a new one would was begun before the clock was set back.
    if (known && known.end > now && known.end - now <= windowMs) return known
    const fresh: Tally = {
      end: (Math.floor(now / windowMs) + 1) * windowMs,
      unpublished: 0,
      published: 0,
      isShared: false,
    }
    this.#tallies.delete(key)
    this.#tallies.set(key, fresh)
    const [oldest] = this.#tallies.keys()
    if (this.#tallies.size > MAX_TALLIES && oldest !== undefined) this.#tallies.delete(oldest)
    return fresh
  }
}

/** Adapter for the plugin, which instantiates the class itself, once per group of routes. */
export const rateStore = (counts: SharedRateCounts) =>
  class RateStore {
    incr(key: string, done: Callback, windowMs: number, max: number): void {
      done(null, counts.count(key, windowMs, max))
    }

    child(): this {
      return this
    }
  }
