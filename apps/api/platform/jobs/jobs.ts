import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/open'

/** Reports a part that failed while the others go on. */
export type Warn = (error: unknown, part: string) => void

/** Background work. Every process runs it, so it must be safe to run concurrently. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  readonly run: (now: Date, warn: Warn) => Promise<unknown>
}

export interface Jobs {
  /** Stops the jobs and waits for running ones. */
  stop(): Promise<void>
}

/** Jobs delete and cancel by age, so none runs while one of the two clocks must be wrong. */
const CLOCKS_APART_MS = 2 * 60_000

/** The database's time. @throws Error if it is minutes away from this process's */
export async function agreedTime(db: Db, own: () => number = () => Date.now()): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(sql`select extract(epoch from now()) * 1000 as ms`)
  const now = new Date(Number(rows[0]?.ms))
  const apart = Math.abs(now.getTime() - own())
  if (apart > CLOCKS_APART_MS) {
    throw new Error(`the clocks of this process and the database are ${Math.round(apart / 1000)} s apart`)
  }
  return now
}

/** Runs each job at its interval until stopped; one that is still running is skipped. */
export function startJobs(
  jobs: readonly Job[],
  clock: () => Promise<Date>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Jobs {
  const running = new Map<string, Promise<unknown>>()
  const start = ({ name, run }: Job) => {
    if (running.has(name)) return
    const warn: Warn = (error, part) => log.warn({ err: error, job: name, part }, 'a part of a job failed')
    const work = clock()
      .then((now) => run(now, warn))
      .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job failed'))
      .finally(() => running.delete(name))
    running.set(name, work)
  }
  const timers = jobs.map((job) => setInterval(start, job.everyMs, job).unref())
  return {
    async stop() {
      timers.forEach((timer) => clearInterval(timer))
      await Promise.all(running.values())
    },
  }
}
