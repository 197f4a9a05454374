import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, type PoolConfig } from 'pg'
import { errorCode, StartError } from '../../start-error'
import { lockFolder } from './lock'
import { migrateDatabase } from './migrate'
import { NamingClient } from './named-statements'
import { PgliteHost } from './pglite-host'
import { PgliteStream } from './pglite-stream'

/** The database itself or a transaction on it: what every repository function takes. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  readonly db: NodePgDatabase
  readonly pool: Pool
  readonly dialect: 'pglite' | 'postgres'
  close(): Promise<void>
  /** The embedded database as a tar, to begin others with. */
  readonly dump?: () => Promise<Uint8Array>
}

export interface DatabaseOptions {
  /** postgres:// url; absent: the embedded database. */
  readonly databaseUrl?: string
  /** Of the embedded database; absent: in memory. */
  readonly dataDir?: string
  /** Dump of an empty, migrated database: spares a new one its 3 to 8 seconds. */
  readonly template?: string
}

const wrap = (pool: Pool, dialect: Database['dialect'], close: () => Promise<void>): Database => {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // Nor does the pool listen to a client that is in use; whoever uses it hears of the loss by its queries.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, dialect, close }
}

const poolOf = (config: PoolConfig) =>
  new Pool({ connectionTimeoutMillis: 10_000, Client: NamingClient, ...config })

/** Opens and migrates the database. @throws StartError saying in one line what is wrong */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined ? openEmbedded(options) : openPostgres(options.databaseUrl)
}

async function openPostgres(connectionString: string): Promise<Database> {
  const pool = poolOf({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'verda',
  })
  const database = wrap(pool, 'postgres', () => pool.end())
  try {
    await migrateDatabase(pool)
    return database
  } catch (error) {
    await pool.end()
    throw new StartError(`DATABASE_URL: ${whyNot(error, new URL(connectionString))}`, { cause: error })
  }
}

function whyNot(error: unknown, { host, pathname, username }: URL): string {
  const code = errorCode(error) ?? ''
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', 'ECONNRESET'].includes(code)) {
    return `no PostgreSQL answers at ${host} (${code}).`
  }
  if (code.startsWith('28')) return `PostgreSQL at ${host} refuses the login of ${username || 'the user'}.`
  if (code === '3D000') return `PostgreSQL at ${host} has no database ${pathname.slice(1)}.`
  const message = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
  return `the database at ${host} cannot be used: ${message}`
}

/** Node's own recursive mkdir never returns where no folder can be made (/proc). */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** Makes the folder, or says why it cannot be written. */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(resolve(folder))
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `The data directory ${folder} cannot be written (${errorCode(error) ?? 'unknown'}).`,
      {
        cause: error,
      },
    )
  }
}

async function openEmbedded({ dataDir, template }: DatabaseOptions): Promise<Database> {
  if (dataDir !== undefined) prepareFolder(dataDir)
  const unlock = dataDir === undefined ? () => undefined : lockFolder(dataDir)
  const folder = dataDir === undefined ? undefined : join(dataDir, 'database')
  const isNew = folder === undefined || !existsSync(folder)
  const host = new PgliteHost({
    ...(folder !== undefined && { dataDir: folder }),
    ...(isNew && template !== undefined && { template }),
  })
  // One session: whoever holds a transaction holds the database, the others queue up.
  const pool = poolOf({
    stream: () => new PgliteStream(host),
    max: 1,
    idleTimeoutMillis: 0,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
  })
  const close = async () => {
    await pool.end()
    await host.close()
    unlock()
  }
  const database: Database = { ...wrap(pool, 'pglite', close), dump: () => host.dump() }
  try {
    await host.start()
    await migrateDatabase(pool)
    return database
  } catch (error) {
    await close().catch(() => undefined)
    const message = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
    throw new StartError(`The embedded database in ${folder ?? 'memory'} cannot be opened: ${message}`, {
      cause: error,
    })
  }
}
