import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Query } from '@/contract/shared/dto'
import { orders, productPrices, users } from '../platform/db/schema'
import { orderRow } from './order-row'
import { fillForPlans } from './plans'
import { expectSumsToBeWhatTheyCount } from './sums'
import { testShop } from './test-app'

/** Pages so far from both ends that their rows before are skipped by sums and indexes. */
const shop = await testShop({ isUsed: false })
let token = ''

beforeAll(async () => {
  await fillForPlans(shop.database)
  token = (await shop.admin()).token
})

const idsOf = async (query: string) => {
  const { rows } = await shop.db.execute<{ id: string }>(sql.raw(query))
  return rows.map(({ id }) => id)
}

/** Pages before and behind the middle of a list. */
const pagesOf = (rows: number, limit: number) =>
  [0.35, 0.45, 0.6].map((part) => Math.ceil((rows * part) / limit))

/** Compares pages in the middle with the same rows of the whole list, which the statement reads by itself. */
async function expectSlices(
  statement: string,
  limit: number,
  read: (page: number) => Promise<readonly string[]>,
) {
  const all = await idsOf(statement)
  expect(all.length).toBeGreaterThan(4_000)
  for (const page of pagesOf(all.length, limit)) {
    expect([page, await read(page)]).toEqual([page, all.slice((page - 1) * limit, page * limit)])
  }
}

describe('a page in the middle of the shop’s products', () => {
  const SORTS = [
    [{}, 'position, created_at'],
    [{ sort: 'newest' }, 'created_at desc'],
    [{ sort: 'rating' }, 'rating desc, review_count desc, position, created_at'],
    [{ sort: 'name' }, 'name_sort, position, created_at'],
    [{ sort: 'sales' }, 'sales_count desc, position, created_at'],
    [{ sort: 'price_asc' }, 'amount, position, created_at'],
    [{ sort: 'price_desc' }, 'amount desc, position, created_at'],
  ] as const
  const inShop = (order: string) =>
    `select id from products where status = 'active' and archived_at is null and (card_on & 1) <> 0
    order by ${order}, id`.replaceAll('amount', AMOUNT)
  const AMOUNT = `(select from_amount from product_prices where product_id = id and product_prices.platform = 'germany')`

  async function expectPages() {
    for (const [sorted, order] of SORTS) {
      await expectSlices(inShop(order), 50, async (page) => {
        const query = { platform: 'germany' as const, page, limit: 50, ...sorted }
        shop.cache.drop()
        return (await shop.ok('listProducts', { query })).products.map(({ _id }) => _id)
      })
    }
  }

  it('is that part of the whole list', expectPages)

  it('still is after prices went, products were archived, hidden, moved and got new prices', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await idsOf(
      `select id from products where slug ~ '^produkt-(2|3|4|5)77$' order by slug`,
    )
    const edit = (id: string, body: object) => shop.ok('updateProduct', { token, params: { id }, body })
    await edit(first, { prices: [{ platform: 'mobile', amount: 3 }] })
    await edit(second, { status: 'inactive' })
    await shop.ok('deleteProduct', { token, params: { id: third } })
    await edit(fourth, {
      prices: [
        { platform: 'turkey', amount: 90 },
        { platform: 'germany', amount: 1 },
      ],
    })
    await shop.db
      .delete(productPrices)
      .where(sql`${productPrices.platform} = 'germany' and ${productPrices.amount} % 17 = 0`)
    await shop.db.execute(sql`update products set archived_at = now() where position % 31 = 0`)
    await expectPages()
    await expectSumsToBeWhatTheyCount(shop)
  })
})

describe('a page in the middle of all orders by customer', () => {
  async function expectPages(filter: Query<'listOrders'> = {}, where = 'true') {
    for (const [sort, order] of [
      ['customer_asc', 'customer_sort'],
      ['customer_desc', 'customer_sort desc'],
    ] as const) {
      const statement = `select id from orders where ${where} order by ${order}, created_at desc, sequence desc`
      await expectSlices(statement, 20, async (page) => {
        const { orders: found } = await shop.ok('listOrders', { token, query: { ...filter, sort, page } })
        return found.map(({ _id }) => _id)
      })
    }
  }

  it('is that part of the whole list', () => expectPages())

  it('still is after new orders, renamed and forgotten customers and orders that are gone', async () => {
    // Many of one name around the middle, so that pages begin and end within it.
    const many = Array.from({ length: 1500 }, (_, index) =>
      orderRow({ customerName: 'Klara', number: `VD-2026-${900_000 + index}`, total: index }),
    )
    await shop.db.insert(orders).values(many)
    await shop.db.execute(
      sql`update ${orders} set customer_name = 'Öykü B' where ${orders.sequence} % 11 = 0`,
    )
    await shop.db.execute(sql`delete from ${orders} where ${orders.sequence} % 23 = 0`)
    const email = 'kundin4711@example.org'
    const [customer] = await shop.db.select().from(users).where(eq(users.email, email))
    await shop.db.execute(sql`update ${orders} set status = 'delivered' where user_id = ${customer?.id}`)
    await shop.ok('anonymiseUser', { token, params: { id: customer?.id ?? '' } })
    await expectPages()
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('of some of them is read as before', () => expectPages({ status: 'delivered' }, `status = 'delivered'`))
})
