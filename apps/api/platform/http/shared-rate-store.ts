import { createHash } from 'node:crypto'

/** One caller's requests in one window. */
interface Tally {
  /** When the window ends, ms since 1970. */
  readonly end: number
  /** Requests that this process has seen and not published yet. */
  unpublished: number
  /** What all processes together had published when this one last did. */
  published: number
  isHot: boolean
}

export interface Increment {
  /** A hash; the database learns no address. */
  readonly subject: string
  readonly by: number
}

/** Adds to the counts that all processes share. @returns each subject's sum */
export type Exchange = (increments: readonly Increment[]) => Promise<ReadonlyMap<string, number>>

/** From this part of the limit on, a caller's requests are published to the other processes. */
const HOT = 0.1
/** Windows that are remembered; whoever sends from more addresses at once pushes out the oldest. */
const MAX_TALLIES = 20_000

const subjectOf = (key: string, end: number) =>
  createHash('sha256').update(`rate:${key}:${end}`).digest('hex')

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void

/**
 * Counts requests for @fastify/rate-limit, so that a limit holds across processes without a write per request: a
 * process counts alone until a caller has used a tenth of the limit, and publishes the sums to the database from then on.
 */
export class SharedRateCounts {
  readonly #tallies = new Map<string, Tally>()
  readonly #exchange: Exchange
  readonly #now: () => number

  constructor(exchange: Exchange, now: () => number = () => Date.now()) {
    this.#exchange = exchange
    this.#now = now
  }

  /** Windows begin at the same instants in every process. */
  count(key: string, windowMs: number, max: number): { current: number; ttl: number } {
    const now = this.#now()
    const tally = this.#current(key, now, windowMs)
    tally.unpublished += 1
    const current = tally.published + tally.unpublished
    if (current >= max * HOT) tally.isHot = true
    return { current, ttl: tally.end - now }
  }

  /** Publishes what was counted here, and learns what the other processes have published. */
  async exchange(): Promise<void> {
    const now = this.#now()
    for (const [key, { end }] of this.#tallies) if (end <= now) this.#tallies.delete(key)
    const hot = [...this.#tallies].filter(([, { isHot }]) => isHot)
    if (hot.length === 0) return
    const sent = hot.map(([key, tally]) => ({
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
    if (known && known.end > now) return known
    const begun: Tally = {
      end: (Math.floor(now / windowMs) + 1) * windowMs,
      unpublished: 0,
      published: 0,
      isHot: false,
    }
    this.#tallies.delete(key)
    this.#tallies.set(key, begun)
    const [oldest] = this.#tallies.keys()
    if (this.#tallies.size > MAX_TALLIES && oldest !== undefined) this.#tallies.delete(oldest)
    return begun
  }
}

/** The counts as the plugin wants them: a class that it makes itself, one for all routes of a group. */
export const rateStore = (counts: SharedRateCounts) =>
  class RateStore {
    incr(key: string, done: Callback, windowMs: number, max: number): void {
      done(null, counts.count(key, windowMs, max))
    }

    child(): this {
      return this
    }
  }
