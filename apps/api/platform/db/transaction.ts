import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient } from 'pg'
import { errorCode } from '../../start-error'
import { isLostConnection } from './lost-connection'
import type { Db } from './open'

/** Serialization failure and deadlock: PostgreSQL asks for another attempt. */
const isTransient = (error: unknown) => ['40001', '40P01'].includes(errorCode(error) ?? '')

const dialect = new PgDialect({ casing: 'snake_case' })

function poolOf(db: Db): Pool {
  const client = '$client' in db ? db.$client : undefined
  if (client instanceof Pool) return client
  throw new Error('inTransaction begins a transaction; inside one, tx.transaction makes a savepoint')
}

async function beginAndCommit<T>(client: PoolClient, work: (tx: Db) => Promise<T>): Promise<T> {
  const session = new NodePgSession(client, dialect, undefined)
  await client.query('begin')
  const result = await work(new NodePgTransaction(dialect, session, undefined))
  const { command } = await client.query('commit')
  // PostgreSQL's answer, instead of an error, where a statement of the transaction has failed.
  if (command === 'ROLLBACK') throw new Error('a statement of the transaction has failed unheard')
  return result
}

const rollBack = (client: PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  )

/**
 * Unlike drizzle's transaction it gives its client back whatever fails, `begin` and `rollback` too, and destroys one
 * whose connection is lost instead of speaking on it.
 */
async function transact<T>(pool: Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isUsable = true
  try {
    return await beginAndCommit(client, work)
  } catch (error) {
    isUsable = !isLostConnection(error) && (await rollBack(client))
    throw error
  } finally {
    client.release(!isUsable)
  }
}

/**
 * Runs `work` in one transaction, again when PostgreSQL asks for it. Inside, every query must go
 * through `tx`: the embedded database has one session, and asking for a second one waits for ever.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>, attempts = 3): Promise<T> {
  try {
    return await transact(poolOf(db), work)
  } catch (error) {
    if (attempts <= 1 || !isTransient(error)) throw error
    return inTransaction(db, work, attempts - 1)
  }
}
