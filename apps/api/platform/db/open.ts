import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { errorCode, StartError } from '../start-error'
import { lockFolder } from './lock'
import { migrateDatabase } from './migrate'
import { PreparingClient } from './preparing-client'
import { PgliteHost } from './pglite-host'
import type { CompiledDatabase } from './pglite-messages'
import { PgliteStream } from './pglite-stream'
import { openPools } from './postgres'

/** The database itself or a transaction on it: what every repository function takes. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** A database with its connections: where a transaction can begin. */
export type PooledDb = NodePgDatabase & { readonly $client: Pool }

/** `orders` and `background` have connections of their own, so that neither waits for what others are doing. */
export interface Database {
  readonly db: PooledDb
  readonly orders: PooledDb
  /** What no request waits for: the start, mails, notices, backups. */
  readonly background: PooledDb
  /** Of `db`. */
  readonly pool: Pool
  readonly dialect: 'pglite' | 'postgres'
  /** @throws Error where the database does not answer soon, however busy its connections are */
  readonly probe: () => Promise<void>
  /** Of a database elsewhere: while it is away its connections are cut and none is asked for. */
  readonly setAway?: (isAway: boolean) => void
  close(): Promise<void>
  /** The embedded database as a tar, to begin others with. */
  readonly dump?: () => Promise<Uint8Array>
}

export interface DatabaseOptions {
  /** postgres:// url; absent: the embedded database. */
  readonly databaseUrl?: string
  /** Connections to it. @default 10 */
  readonly connections?: number
  /** Of the embedded database; absent: in memory. */
  readonly dataDir?: string
  /** Dump of an empty, migrated database: spares a new one its 3 to 8 seconds. */
  readonly template?: string
  readonly wasm?: CompiledDatabase
}

/** A pool listens to its idle clients alone, and without a listener a loss would end the process. */
function dbOn(pool: Pool): PooledDb {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return drizzle({ client: pool, casing: 'snake_case' })
}

/** Opens and migrates the database. @throws StartError saying in one line what is wrong */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openPostgres(options.databaseUrl, options.connections)
}

async function openPostgres(databaseUrl: string, connections?: number): Promise<Database> {
  const { browsing, orders, background, probe, setAway, close } = await openPools(databaseUrl, connections)
  return {
    db: dbOn(browsing),
    orders: dbOn(orders),
    background: dbOn(background),
    pool: browsing,
    dialect: 'postgres',
    probe,
    setAway,
    close,
  }
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

async function openEmbedded({ dataDir, template, wasm }: DatabaseOptions): Promise<Database> {
  if (dataDir !== undefined) prepareFolder(dataDir)
  const unlock = dataDir === undefined ? () => undefined : lockFolder(dataDir)
  const folder = dataDir === undefined ? undefined : join(dataDir, 'database')
  const isNew = folder === undefined || !existsSync(folder)
  const host = new PgliteHost({
    ...(folder !== undefined && { dataDir: folder }),
    ...(isNew && template !== undefined && { template }),
    ...(wasm && { wasm }),
  })
  // One session: whoever holds a transaction holds the database, the others queue up.
  const pool = new Pool({
    Client: PreparingClient,
    connectionTimeoutMillis: 10_000,
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
  const db = dbOn(pool)
  const probe = async () => void (await pool.query('select 1'))
  try {
    await host.start()
    const client = await pool.connect()
    await migrateDatabase(client).finally(() => client.release(true))
    return {
      db,
      orders: db,
      background: db,
      pool,
      dialect: 'pglite',
      probe,
      close,
      dump: () => host.dump(),
    }
  } catch (error) {
    await close().catch(() => undefined)
    const message = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
    throw new StartError(`The embedded database in ${folder ?? 'memory'} cannot be opened: ${message}`, {
      cause: error,
    })
  }
}
