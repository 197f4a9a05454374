import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()

/** Query plan for a catalogue too large for a sequential scan. */
const planOf = (query: string): Promise<string> =>
  inTransaction(shop.db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(sql.raw(`explain (costs off) ${query}`))
    return JSON.stringify(rows)
  })

it('what is looked for is found by an index of each text [CATALOGUE-46]', async () => {
  const plan = await planOf(
    `select id from products where search_text like '%ingwer%' or translated_search_text like '%ingwer%'`,
  )
  expect(plan).toContain('products_search')
  expect(plan).toContain('products_translated_search')
})
