import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Db } from '../platform/db/open'

/** Number of sessions that wait for a lock. */
async function lockWaits(tx: Db): Promise<number> {
  // A transaction sees the activity as it was when it first looked.
  await tx.execute(sql`select pg_stat_clear_snapshot()`)
  const { rows } = await tx.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Number of callers without a session; for a moment even those wait for whom one is idle. */
const sessionWaits = (pool: Pool): number => (pool.idleCount === 0 ? pool.waitingCount : 0)

/** Starts calls from inside a transaction, for whose locks some of them wait. */
export function rivals(tx: Db, pool: Pool) {
  let [started, done] = [0, 0]
  return {
    /**
     * Comes back once the call is done or waits: for a lock, or for the only session of the embedded database.
     * @returns its answer, to be awaited after the transaction
     */
    async start<T>(call: () => Promise<T>): Promise<{ readonly answer: Promise<T> }> {
      started += 1
      const answer = call().finally(() => {
        done += 1
      })
      while (done + sessionWaits(pool) + (await lockWaits(tx)) < started);
      return { answer }
    },
  }
}
