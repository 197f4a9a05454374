import { once } from 'node:events'
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { errorCode, StartError } from '../start-error'
import type { Database, Db } from './open'

const FORMAT = 'verda-backup-1'
/** Rows read or written at once; a row with an image can have several hundred kilobytes. */
const ROWS = 50

const header = z.object({
  format: z.literal(FORMAT),
  /** Version of the migrations that created the tables. */
  version: z.string(),
  sequences: z.record(z.string(), z.string()),
})
const record = z.object({ table: z.string(), rows: z.array(z.unknown()) })

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

async function column(client: PoolClient, query: string): Promise<string[]> {
  const { rows } = await client.query<Record<string, unknown>>(query)
  return rows.map((row) => String(Object.values(row)[0]))
}

const tablesOf = (client: PoolClient) =>
  column(client, `select tablename from pg_tables where schemaname = 'public' order by tablename`)

const versionOf = async (client: PoolClient) =>
  (await column(client, 'select hash from drizzle.__drizzle_migrations order by created_at')).join(' ')

async function sequencesOf(client: PoolClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
  )
  return Object.fromEntries(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])))
}

/** Columns per table, without generated ones. */
async function columnsOf(client: PoolClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ table: string; columns: string }>(
    `select table_name as table, string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' group by table_name`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

interface Link {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Foreign keys of all tables. */
async function linksOf(client: PoolClient): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  return rows
}

/** Runs a transaction without the timeouts meant for requests. */
async function within<T>(
  { background }: Database,
  begin: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await background.$client.connect()
  try {
    await client.query(begin)
    // A restore asks before it ends.
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release(true)
  }
}

/**
 * Writes a consistent snapshot of all rows as gzipped JSON lines. The format is the same for both databases, so a shop
 * can also be moved between them. @param beforeEnd called with the number of rows while `output` is still open
 */
export async function writeBackup(
  database: Database,
  output: Writable,
  beforeEnd: (rows: number) => void = () => undefined,
): Promise<number> {
  const lines = new PassThrough()
  const written = pipeline(lines, createGzip(), output)
  // A reader that disconnects during a query is handled below.
  written.catch(() => undefined)
  const writeLine = async (value: unknown) => {
    // `drain` never fires after the reader has disconnected; `written` then rejects.
    if (!lines.write(`${JSON.stringify(value)}\n`)) await Promise.race([once(lines, 'drain'), written])
  }
  try {
    const count = await within(
      database,
      'begin isolation level repeatable read read only',
      async (client) => {
        await writeLine({
          format: FORMAT,
          version: await versionOf(client),
          sequences: await sequencesOf(client),
        })
        let rows = 0
        for (const table of await tablesOf(client)) {
          await client.query(
            `declare backup no scroll cursor for select to_jsonb(t) as row from ${quoted(table)} t`,
          )
          for (;;) {
            const batch = (await client.query<{ row: unknown }>(`fetch ${ROWS} from backup`)).rows
            if (batch.length === 0) break
            rows += batch.length
            await writeLine({ table, rows: batch.map(({ row }) => row) })
          }
          await client.query('close backup')
        }
        return rows
      },
    )
    beforeEnd(count)
    lines.end()
    await written
    return count
  } catch (error) {
    lines.destroy()
    await written.catch(() => undefined)
    throw error
  }
}

/** Writes a backup to a file, which is renamed into place when complete. @returns number of rows */
export async function backUp(database: Database, path: string): Promise<number> {
  const part = `${path}.part`
  try {
    const count = await writeBackup(database, createWriteStream(part, { mode: 0o600 }))
    renameSync(part, path)
    return count
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** What unpacking says ('unexpected end of file') names neither the file nor what is wrong with it. */
const isDamage = (error: unknown) =>
  error instanceof SyntaxError || errorCode(error)?.startsWith('Z_') === true

/** @throws StartError if the file is damaged */
async function* linesOf(path: string): AsyncGenerator<unknown> {
  const input = createReadStream(path)
  const unzipped = createGunzip()
  const read = pipeline(input, unzipped)
  read.catch(() => undefined)
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity })) {
      const value: unknown = JSON.parse(line)
      yield value
    }
    // A truncated file yields all rows before the damage, so reading must have ended without an error.
    await read
  } catch (error) {
    if (!isDamage(error)) throw error
    throw new StartError(`${path} is no whole backup of this shop; nothing was changed.`, { cause: error })
  }
}

/** Tables whose rows a restore adds to; they say what must not come back. */
const KEPT = ['erased_users']

/**
 * Replaces all data by a backup, or changes nothing on failure.
 * @param prepare called before rows are replaced; what it returns is called after, in the same transaction, and tells
 * @returns number of rows and what was told @throws StartError if the file has another version
 */
export async function restore(
  database: Database,
  path: string,
  prepare: (tx: Db) => Promise<() => Promise<string[]>> = () => Promise.resolve(() => Promise.resolve([])),
): Promise<{ readonly rows: number; readonly told: readonly string[] }> {
  return within(database, 'begin', async (client) => {
    const settle = await prepare(drizzle({ client, casing: 'snake_case' }))
    const tables = await tablesOf(client)
    const links = await linksOf(client)
    const columns = await columnsOf(client)
    let rows = 0
    let head: z.infer<typeof header> | undefined
    for await (const line of linesOf(path)) {
      if (head) {
        const { table, rows: batch } = record.parse(line)
        if (!tables.includes(table))
          throw new StartError(`The backup has a table ${table}, the shop has none.`)
        await client.query(
          `insert into ${quoted(table)} (${columns.get(table)}) select ${columns.get(table)}
            from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)${KEPT.includes(table) ? ' on conflict do nothing' : ''}`,
          [JSON.stringify(batch)],
        )
        rows += batch.length
        continue
      }
      const parsed = header.safeParse(line)
      if (!parsed.success) throw new StartError(`${path} is no backup of this shop.`)
      head = parsed.data
      if (head.version !== (await versionOf(client))) {
        throw new StartError(
          `${path} was made by another version of the shop; restore it with that one, then start this one.`,
        )
      }
      const replaced = tables.filter((table) => !KEPT.includes(table))
      await client.query(`truncate ${replaced.map(quoted).join(', ')} cascade`)
      // Rows are inserted by table and may refer to later ones, so foreign keys are restored at the end.
      for (const { table, name } of links) {
        await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
      }
      // Totals maintained by triggers are part of the backup.
      for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`)
    }
    if (!head) throw new StartError(`${path} is no backup of this shop.`)
    for (const { table, name, definition } of links) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    }
    for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`)
    for (const [name, value] of Object.entries(head.sequences)) {
      await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), value])
    }
    return { rows, told: await settle() }
  })
}
