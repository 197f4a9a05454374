import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { errorCode, StartError } from '../start-error'
import { lockFolder } from './lock'
import { migrateDatabase } from './migrate'
import { PreparingClient } from './preparing-client'
import { PgliteHost } from './pglite-host'
import { PgliteStream } from './pglite-stream'
import { openPools } from './postgres'
import { readOnly, stateOf } from './servers'

/** The database or a transaction; accepted by all repository functions. Transactions are `inTransaction`'s alone. */
export type Db = Omit<PgDatabase<NodePgQueryResultHKT>, 'transaction'>

/** A database with its pool, on which a transaction can be started. */
export type PooledDb = NodePgDatabase & { readonly $client: Pool }

/** All but `db` have their own connections, so that they never wait for other requests. */
export interface Database {
  readonly db: PooledDb
  readonly orders: PooledDb
  /** For the sessions of customers who order. */
  readonly orderSessions: PooledDb
  /** For work outside of requests: startup, mails, notices, backups. */
  readonly background: PooledDb
  /** Pool of `db`. */
  readonly pool: Pool
  readonly dialect: 'pglite' | 'postgres'
  /** Checks that the database accepts orders, independent of busy connections. @throws Error if it does not in time */
  readonly probe: () => Promise<void>
  /** Only for a database server: while it is down, its connections are destroyed and new requests fail at once. */
  readonly setAway?: (isAway: boolean, server?: string) => void
  close(): Promise<void>
  /** Dump of the embedded database as tar, usable as a template. */
  readonly dump?: () => Promise<Uint8Array>
}

export interface DatabaseOptions {
  /** postgres:// URL; undefined for the embedded database. */
  readonly databaseUrl?: string
  /** Maximum number of connections. @default 10 */
  readonly connections?: number
  /** Folder of the embedded database; undefined: in memory. */
  readonly dataDir?: string
  /** Dump of an empty migrated database, which saves 3 to 8 seconds of initialisation. */
  readonly template?: string
  /** An embedded database to use instead of a new one; its owner closes it. */
  readonly host?: PgliteHost
}

/** Pools emit errors of idle clients only as events, and an unhandled one would end the process. */
function dbOn(pool: Pool): PooledDb {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return drizzle({ client: pool, casing: 'snake_case' })
}

/** Opens and migrates the database. @throws StartError with the reason in one line */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openPostgres(options.databaseUrl, options.connections)
}

async function openPostgres(databaseUrl: string, connections?: number): Promise<Database> {
  const pools = await openPools(databaseUrl, connections)
  return {
    db: dbOn(pools.browsing),
    orders: dbOn(pools.orders),
    orderSessions: dbOn(pools.orderSessions),
    background: dbOn(pools.background),
    pool: pools.browsing,
    dialect: 'postgres',
    probe: pools.probe,
    setAway: pools.setAway,
    close: pools.close,
  }
}

/** Node's recursive mkdir hangs where no folder can be created (/proc). */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  mkdirSync(folder, 0o700)
}

/** The embedded database writes files that everybody may read and write, so only its folders keep others out. */
function keepOthersOut(folder: string): void {
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    // A mounted volume may belong to another user; the database has a folder of its own in it.
    if (errorCode(error) !== 'EPERM') throw error
  }
}

/** Creates the folder, or closes an existing one to other users. @throws StartError if it is not writable */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(resolve(folder))
    keepOthersOut(folder)
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

async function openEmbedded({ dataDir, template, host: given }: DatabaseOptions): Promise<Database> {
  if (dataDir !== undefined) prepareFolder(dataDir)
  const unlock = dataDir === undefined ? () => undefined : lockFolder(dataDir)
  const folder = dataDir === undefined ? undefined : join(dataDir, 'database')
  const isNew = folder === undefined || !existsSync(folder)
  const host =
    given ??
    new PgliteHost({
      ...(folder !== undefined && { dataDir: folder }),
      ...(isNew && template !== undefined && { template }),
    })
  // A single session: a transaction blocks all other queries, which queue up.
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
    if (!given) await host.close()
    unlock()
  }
  const db = dbOn(pool)
  const probe = async () => {
    if ((await stateOf(pool)).isReadOnly) throw readOnly()
  }
  try {
    await host.start()
    const client = await pool.connect()
    await migrateDatabase(client).finally(() => client.release(true))
    return {
      db,
      orders: db,
      orderSessions: db,
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
