import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'

/** Any number, the same in every process of the shop. */
const LOCK = 7_246_401

/**
 * Brings the database to this version's schema; processes that start together do it one after the other. The lock is
 * the session's: whoever brought the client ends its connection, however this went.
 */
export async function migrateDatabase(client: Client): Promise<void> {
  await client.query('set statement_timeout = 0')
  await client.query('select pg_advisory_lock($1)', [LOCK])
  await migrate(drizzle({ client, casing: 'snake_case' }), {
    migrationsFolder: join(import.meta.dirname, 'migrations'),
  })
  await client.query('select pg_advisory_unlock($1)', [LOCK])
}
