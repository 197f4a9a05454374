import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { outbox, products, reviews } from '../platform/db/schema'
import { bodyFor, mailsOf } from './checkout'
import { contentOf } from './content'
import { TEST_NOW } from './database'
import { restoreSnapshot } from './snapshot'
import { createTestApp, testShop } from './test-app'

const shop = await testShop()

afterEach(() => shop.reset())

it('rows that were changed, added or deleted, and numbers that were taken, are brought back', async () => {
  const before = await contentOf(shop.database)
  const { token } = await shop.customer()
  await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 2 }), token })
  await shop.db.update(products).set({ status: 'inactive' })
  await shop.db.delete(reviews)
  await shop.db.delete(outbox)
  const changed = await contentOf(shop.database)
  expect(changed.sequences).not.toEqual(before.sequences)
  expect(changed.content).not.toEqual(before.content)
  expect(await restoreSnapshot(shop.database.pool)).toBe(true)
  expect(await contentOf(shop.database)).toEqual(before)
})

it('rows of one instant come in the order in which they are written, as in a fresh database', async () => {
  const write = async (names: readonly string[]) => {
    for (const name of names) {
      const payload = { text: name.repeat(600) }
      const row = { kind: 'paid', recipient: name, language: 'de' as const, payload, createdAt: TEST_NOW }
      await shop.db.insert(outbox).values({ ...row, dedupeKey: name })
    }
  }
  const names = Array.from({ length: 40 }, (_, index) => String(index))
  await write(names)
  await restoreSnapshot(shop.database.pool)
  await write(names)
  expect((await mailsOf(shop)).map(({ recipient }) => recipient)).toEqual(names)
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
