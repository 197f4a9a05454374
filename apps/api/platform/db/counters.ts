import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './open'

/** Adds counts by key to the database; one call locks its rows in the order of their ids. */
export type WriteCounts = (db: Db, counts: ReadonlyMap<string, number>) => Promise<unknown>

const EVERY_MS = 1_000
/** Keys may be made up by strangers; more in one second are not counted. */
const MAX_KEYS = 5_000

/**
 * Counts in memory and writes once a second, so that no visitor waits for a popular row. What is not written yet is lost
 * with the process or while the database is away.
 */
export class Counters {
  readonly #db: Db
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #waiting = new Map<WriteCounts, Map<string, number>>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#db = db
    this.#log = log
  }

  add(write: WriteCounts, key: string): void {
    const counts = this.#waiting.get(write) ?? new Map<string, number>()
    const count = counts.get(key)
    if (count === undefined && counts.size >= MAX_KEYS) return
    this.#waiting.set(write, counts.set(key, (count ?? 0) + 1))
    this.#timer ??= setTimeout(() => void this.flush(), EVERY_MS).unref()
  }

  /** Writes what has been counted; counts that arrive meanwhile wait for the next second. */
  async flush(): Promise<void> {
    const all = [...this.#waiting]
    this.#waiting.clear()
    for (const [write, counts] of all) {
      await write(this.#db, counts).catch((error: unknown) =>
        this.#log.warn({ err: error }, 'counts could not be written'),
      )
    }
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => void this.flush(), EVERY_MS).unref()
  }
}
