import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { errorCode } from '../start-error'
import { cutConnection, GuardedPool } from './guarded-pool'
import { isLostConnection } from './lost-connection'
import type { Db } from './open'

/** Serialization failure and deadlock, after which the transaction should be retried. */
const isTransient = (error: unknown) => ['40001', '40P01'].includes(errorCode(error) ?? '')

/** The pool behind it; undefined inside a transaction. */
function poolOf(db: Db): Pool | undefined {
  const client = '$client' in db ? db.$client : undefined
  return client instanceof Pool ? client : undefined
}

const connections = new WeakMap<PoolClient, Db>()

/** One drizzle instance per connection, so that statements prepared on it are reused by later transactions. */
function onConnection(client: PoolClient): Db {
  const known = connections.get(client)
  if (known) return known
  const db = drizzle({ client, casing: 'snake_case' })
  connections.set(client, db)
  return db
}

async function beginAndCommit<T>(client: PoolClient, work: (tx: Db) => Promise<T>): Promise<T> {
  await client.query('begin')
  const result = await work(onConnection(client))
  const { command } = await client.query('commit')
  // PostgreSQL reports a rollback instead of an error if a statement of the transaction has failed.
  if (command === 'ROLLBACK') throw new Error('a statement of the transaction has failed unheard')
  return result
}

const rollBack = (client: PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  )

/** Destroys the connection if the pool's transaction timeout, counted from `startedAt`, expires. */
function limited(pool: Pool, client: PoolClient, startedAt: number): NodeJS.Timeout | undefined {
  const limit = pool instanceof GuardedPool ? pool.transactionTimeoutMillis : undefined
  if (limit === undefined) return undefined
  return setTimeout(cutConnection, startedAt + limit - performance.now(), client)
}

/**
 * Unlike drizzle's transaction it releases its client in any case, even if `begin` or `rollback` fails, and destroys one
 * whose connection is lost instead of using it.
 */
async function transact<T>(pool: Pool, work: (tx: Db) => Promise<T>, startedAt: number): Promise<T> {
  const client = await pool.connect()
  const limit = limited(pool, client, startedAt)
  let isUsable = true
  try {
    return await beginAndCommit(client, work)
  } catch (error) {
    isUsable = !isLostConnection(error) && (await rollBack(client))
    throw error
  } finally {
    clearTimeout(limit)
    client.release(!isUsable)
  }
}

const ATTEMPTS = 3

/**
 * Runs `work` in a transaction and retries it after a serialization failure; inside of one, `work` joins it. All queries
 * must use `tx`: the embedded database has a single session, and waiting for another one would deadlock.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const pool = poolOf(db)
  if (!pool) return work(db)
  const startedAt = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(pool, work, startedAt)
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error
    }
  }
}
