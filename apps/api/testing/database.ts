import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { openDatabase, type Database } from '../platform/db/open'
import { PgliteHost } from '../platform/db/pglite-host'
import type { CompiledDatabase } from '../platform/db/pglite-messages'
import { seed } from '../demo/seed'
import { restoreSnapshot, takeSnapshot } from './snapshot'

/** Tests live on this day; the demo coupons are valid and the clock never moves by itself. */
export const TEST_NOW = new Date('2026-11-21T10:00:00.000Z')

const api = join(import.meta.dirname, '..')

/** Changes with everything that a fresh test database is made of. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(api, 'testing', 'snapshot.ts')))
  for (const folder of ['platform/db/migrations', 'demo', 'demo/products']) {
    const files = readdirSync(join(api, folder)).filter((name) => /\.(sql|ts)$/.test(name))
    for (const name of files.sort()) hash.update(name).update(readFileSync(join(api, folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The embedded database's code, compiled once for all databases of a worker. */
let compiled: Promise<CompiledDatabase> | undefined
async function compileDatabase(): Promise<CompiledDatabase> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const compile = async (name: string) => WebAssembly.compile(await readFile(join(folder, name)))
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
  ])
  return { pgliteWasmModule, initdbWasmModule }
}

const FORGOTTEN_MS = 24 * 3_600_000

/** Dumps of earlier migrations that no test has loaded for a day; 40 MB each. */
function removeForgotten(): void {
  for (const name of readdirSync(tmpdir())) {
    const path = join(tmpdir(), name)
    const used = /^verda-test-[\w-]+\.tar/.test(name) && statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (typeof used === 'number' && used < Date.now() - FORGOTTEN_MS) rmSync(path, { force: true })
  }
}

/** A migrated and seeded database as a dump: made by the first test that needs it, loaded by all others. */
async function templateOf(demoData: boolean): Promise<string> {
  const path = join(tmpdir(), `verda-test-${fingerprint()}${demoData ? '' : '-bare'}.tar`)
  if (existsSync(path)) {
    utimesSync(path, new Date(), new Date())
    return path
  }
  removeForgotten()
  const database = await openDatabase({})
  await seed(database.db, { demoData, now: TEST_NOW })
  await takeSnapshot(database.pool)
  const part = `${path}.${process.pid}`
  writeFileSync(part, await (database.dump?.() ?? Promise.reject(new Error('only PGlite dumps itself'))))
  renameSync(part, path)
  await database.close()
  return path
}

/** The same server with another database. */
function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** One statement on the server that a url names. */
export async function onServer(url: string, query: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(query)
  await client.end()
}

/**
 * A migrated and seeded database to copy, on the server of TEST_DATABASE_URL: whoever comes first makes it, and others
 * wait for its lock. @returns its name
 */
async function postgresTemplate(server: string, demoData: boolean): Promise<string> {
  const name = `verda_template_${fingerprint()}${demoData ? '' : '_bare'}`
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return name
    const part = `${name}_${process.pid}`
    await client.query(`create database ${part}`)
    const database = await openDatabase({ databaseUrl: withDatabase(server, part) })
    await seed(database.db, { demoData, now: TEST_NOW })
    await takeSnapshot(database.pool)
    await database.close()
    await client.query(`alter database ${part} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

/** A database of its own on the server of TEST_DATABASE_URL, gone after `close`. */
async function freshPostgres(server: string, demoData: boolean): Promise<Database> {
  const name = `verda_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${await postgresTemplate(server, demoData)}`)
  const database = await openDatabase({ databaseUrl: withDatabase(server, name) })
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

/** Started embedded databases of this worker that no test uses, because starting one takes half a second. */
const idle: Readonly<Record<'demo' | 'bare', PgliteHost[]>> = { demo: [], bare: [] }

async function openHost(host: PgliteHost, onClose: () => unknown): Promise<Database> {
  const database = await openDatabase({ host })
  return {
    ...database,
    close: async () => {
      await database.close()
      await onClose()
    },
  }
}

async function freshPglite(demoData: boolean, isUsed: boolean): Promise<Database> {
  const hosts = idle[demoData ? 'demo' : 'bare']
  const kept = isUsed ? hosts.pop() : undefined
  if (kept) {
    const database = await openHost(kept, () => hosts.push(kept))
    if (await restoreSnapshot(database.pool)) return database
    await database.pool.end()
    await kept.close()
  }
  compiled ??= compileDatabase()
  const host = new PgliteHost({ template: await templateOf(demoData), wasm: await compiled })
  return openHost(host, () => (isUsed ? hosts.push(host) : host.close()))
}

/**
 * A fresh database with the demo catalogue: PGlite in memory, or PostgreSQL by TEST_DATABASE_URL.
 *
 * @param isUsed whether its tables may be larger on disk than their rows, which plans of queries depend on
 */
export async function freshDatabase(demoData = true, isUsed = true): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server !== undefined && server !== ''
    ? freshPostgres(server, demoData)
    : freshPglite(demoData, isUsed)
}
