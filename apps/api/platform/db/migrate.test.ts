import type { PoolClient } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/database'
import { migrateDatabase } from './migrate'
import type { Database } from './open'

let database: Database
beforeEach(async () => {
  database = await freshDatabase(false, false)
})
afterEach(() => database.close())

const LATER = Date.UTC(2100, 0)
const later = (...migrations: (readonly string[])[]) =>
  migrations.map((sql, index) => ({
    sql: [...sql],
    folderMillis: LATER + index,
    hash: `later ${index}`,
    bps: true,
  }))

const migrate = async (...migrations: (readonly string[])[]) => {
  const client = await database.pool.connect()
  await migrateDatabase(client, later(...migrations)).finally(() => client.release(true))
}
const ask = async (query: string, client: Pick<PoolClient, 'query'> = database.pool) =>
  (await client.query<Record<string, unknown>>(query)).rows

const applied = () =>
  ask(`select hash from drizzle.__drizzle_migrations where created_at >= ${LATER} order by created_at`)

describe('migrations [API-72]', () => {
  it('keep what was whole where a later one fails, which is tried again alone', async () => {
    const first = ['create table a (n int)']
    await expect(migrate(first, ['create table b (n int)', 'select 1 / 0'])).rejects.toThrow(
      'division by zero',
    )
    expect(await applied()).toEqual([{ hash: 'later 0' }])
    expect(await ask("select to_regclass('a')::text as a, to_regclass('b')::text as b")).toEqual([
      { a: 'a', b: null },
    ])
    await migrate(first, ['create table b (n int)'])
    expect(await applied()).toEqual([{ hash: 'later 0' }, { hash: 'later 1' }])
  })

  it('may build an index concurrently', async () => {
    await migrate(['create index concurrently a on products (created_at)'])
    expect(await ask("select indisvalid from pg_index where indexrelid = 'a'::regclass")).toEqual([
      { indisvalid: true },
    ])
  })

  it.runIf((process.env.TEST_DATABASE_URL ?? '') !== '')(
    'let other readers pass while a reader holds them up, and follow when it has ended',
    async () => {
      const reader = await database.pool.connect()
      await ask('begin', reader)
      await ask('select from products limit 1', reader)
      const migrating = migrate(['alter table products add column later int'])
      const isWaiting = () =>
        ask("select from pg_locks where relation = 'products'::regclass and not granted").then(
          (rows) => rows.length > 0,
        )
      while (!(await isWaiting()));
      // It fails after its own 2 s behind a migration that waits for longer.
      expect(await ask('select count(*)::int as n from products')).toEqual([{ n: 0 }])
      expect(await applied()).toEqual([])
      await ask('commit', reader)
      reader.release()
      await migrating
      expect(await applied()).toEqual([{ hash: 'later 0' }])
    },
  )
})
