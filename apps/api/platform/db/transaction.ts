import { errorCode } from '../../start-error'
import type { Db } from './open'

/** Serialization failure and deadlock: PostgreSQL asks for another attempt. */
const isTransient = (error: unknown) => ['40001', '40P01'].includes(errorCode(error) ?? '')

/**
 * Runs `work` in one transaction, again when PostgreSQL asks for it. Inside, every query must go
 * through `tx`: the embedded database has one session, and asking for a second one waits for ever.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>, attempts = 3): Promise<T> {
  try {
    return await db.transaction(work)
  } catch (error) {
    if (attempts <= 1 || !isTransient(error)) throw error
    return inTransaction(db, work, attempts - 1)
  }
}
