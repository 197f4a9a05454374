import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'

/** Arbitrary key of the advisory lock, the same in all processes. */
const LOCK = 7_246_401

/**
 * Migrates the database to this version's schema; concurrent processes wait for each other. The advisory lock belongs to
 * the session, so the caller must end the client's connection in any case.
 */
export async function migrateDatabase(client: Client): Promise<void> {
  await client.query('set statement_timeout = 0')
  await client.query('select pg_advisory_lock($1)', [LOCK])
  await migrate(drizzle({ client, casing: 'snake_case' }), {
    migrationsFolder: join(import.meta.dirname, 'migrations'),
  })
  await client.query('select pg_advisory_unlock($1)', [LOCK])
}
