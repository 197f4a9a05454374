import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { outbox, products, reviews } from '../platform/db/schema'
import { bodyFor } from './checkout'
import { restoreSnapshot } from './snapshot'
import { createTestApp, testShop } from './test-app'

const shop = await testShop()

/** Every table's rows and every sequence's next number. */
async function content() {
  const { pool } = shop.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows: found } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t`)
      return [name, found.map(({ row }) => row).sort()] as const
    }),
  )
  const { rows: sequences } = await pool.query('select sequencename, last_value from pg_sequences order by 1')
  return { rows: Object.fromEntries(rows), sequences }
}

afterEach(() => shop.reset())

it('rows that were changed, added or deleted, and numbers that were taken, are brought back', async () => {
  const before = await content()
  const { token } = await shop.customer()
  await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 2 }), token })
  await shop.db.update(products).set({ status: 'inactive' })
  await shop.db.delete(reviews)
  await shop.db.delete(outbox)
  const changed = await content()
  expect(changed.sequences).not.toEqual(before.sequences)
  expect(changed.rows).not.toEqual(before.rows)
  expect(await restoreSnapshot(shop.database.pool)).toBe(true)
  expect(await content()).toEqual(before)
})

it('foreign keys work again afterwards', async () => {
  await shop.db.delete(reviews)
  await restoreSnapshot(shop.database.pool)
  await expect(shop.db.update(reviews).set({ productId: randomUUID() })).rejects.toThrow()
})

it.each([
  ['a constraint', 'alter table outbox add constraint no_mail check (false) not valid'],
  ['a table', 'create table aside (id integer)'],
  ['statistics', 'analyze products'],
])('%s that a test left behind is told', async (_, statement) => {
  const other = await createTestApp()
  await other.db.execute(sql.raw(statement))
  expect(await restoreSnapshot(other.database.pool)).toBe(false)
  await other.close()
})
