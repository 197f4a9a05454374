import type { FastifyBaseLogger } from 'fastify'
import { purgeAttempts } from '../auth/attempts'
import type { Db } from '../db/open'

const INTERVAL_MS = 5 * 60_000

interface PurgeOptions {
  readonly db: Db
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Deletes what has expired, every five minutes until it is stopped. */
export function startPurge({ db, now, log }: PurgeOptions): { stop(): Promise<void> } {
  let work: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    work = purgeAttempts(db, now()).catch((error: unknown) =>
      log.warn({ err: error }, 'what has expired could not be deleted'),
    )
  }, INTERVAL_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await work
    },
  }
}
