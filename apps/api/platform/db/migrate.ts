import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { errorCode } from '../start-error'

/** Arbitrary key of the advisory lock, the same in all processes. */
const LOCK = 7_246_401
const ASK_AGAIN_MS = 200

/** Whoever waits for a table's lock makes all later readers of the table wait, so a migration waits only briefly. */
const LOCK_TIMEOUT = '1s'
/** In between the readers get their turn. */
const RETRY_MS = 1_000
const ATTEMPTS = 100

/** Drizzle's own table, which its tools read as well. */
const APPLIED = 'drizzle.__drizzle_migrations'

const ownMigrations = () => readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') })

/** Asks again instead of waiting: a waiting statement would hold up another process's `create index concurrently`. */
async function lock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK])
    if (rows[0]?.got) return
    await pause(ASK_AGAIN_MS)
  }
}

/** Statements that run `concurrently` wait for others without being in their way, and allow no transaction. */
const isConcurrent = ({ sql }: MigrationMeta) => sql.some((statement) => /\bconcurrently\b/i.test(statement))

async function apply(client: Client, migration: MigrationMeta): Promise<void> {
  const { sql, hash, folderMillis } = migration
  const inOne = !isConcurrent(migration)
  await client.query(`set lock_timeout = '${inOne ? LOCK_TIMEOUT : '0'}'`)
  if (inOne) await client.query('begin')
  try {
    for (const statement of sql) await client.query(statement)
    await client.query(`insert into ${APPLIED} (hash, created_at) values ($1, $2)`, [hash, folderMillis])
    if (inOne) await client.query('commit')
  } catch (error) {
    if (inOne) await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function applyPatiently(client: Client, migration: MigrationMeta): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration)
    } catch (error) {
      if (errorCode(error) !== '55P03' || attempt === ATTEMPTS) throw error
      await pause(RETRY_MS)
    }
  }
}

/**
 * Migrates the database to this version's schema, each migration in its own transaction; concurrent processes wait for
 * each other. The advisory lock belongs to the session, so the caller must end the client's connection in any case.
 * @throws Error also if a table is locked by others for five minutes
 */
export async function migrateDatabase(
  client: Client,
  migrations: readonly MigrationMeta[] = ownMigrations(),
): Promise<void> {
  await client.query('set statement_timeout = 0')
  await lock(client)
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists ${APPLIED} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at) as last from ${APPLIED}`,
  )
  const last = rows[0]?.last ?? null
  for (const migration of migrations) {
    if (last === null || Number(last) < migration.folderMillis) await applyPatiently(client, migration)
  }
  await client.query('select pg_advisory_unlock($1)', [LOCK])
}
