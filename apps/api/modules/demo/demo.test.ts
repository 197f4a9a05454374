import { count, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import {
  facts,
  orders,
  outbox,
  products,
  reviews,
  subscriptions,
  users,
  withdrawals,
} from '../../platform/db/schema'
import { seedOrders } from '../../demo/seed'
import { bodyFor } from '../../testing/checkout'
import { expectSumsToBeWhatTheyCount, sumsOf } from '../../testing/sums'
import { TEST_NOW, testShop } from '../../testing/test-app'
import { DEMO_ORDERS_FACT } from './clear-demo'

const shop = await testShop()
beforeEach(() => shop.reset())

/** A demo shop with its orders. */
async function demoShop() {
  const { token } = await shop.admin({ createdAt: new Date('2026-01-01T00:00:00Z') })
  await shop.db.insert(facts).values({ key: DEMO_ORDERS_FACT.key, value: DEMO_ORDERS_FACT.due })
  await seedOrders(shop.db, TEST_NOW)
  return token
}

const shelf = () =>
  shop.db
    .select({
      slug: products.slug,
      stock: products.stockQuantity,
      sold: products.salesCount,
      rating: products.rating,
      reviews: products.reviewCount,
    })
    .from(products)
    .orderBy(products.slug)

it('is taken away whole: the shop is as it was before, and numbers start anew [CATALOGUE-282]', async () => {
  const before = { shelf: await shelf(), sums: await sumsOf(shop) }
  const token = await demoShop()
  expect((await shop.ok('getDemo', { token })).demo).toEqual({ orders: 170, customers: 40, others: 0 })
  await shop.ok('clearDemo', { token, body: { others: 0 } })
  for (const table of [orders, subscriptions, users, outbox, withdrawals])
    expect(await shop.db.$count(table)).toBe(0)
  expect({ shelf: await shelf(), sums: await sumsOf(shop) }).toEqual(before)
  await expectSumsToBeWhatTheyCount(shop)
  expect(await shop.db.$count(reviews, eq(reviews.verified, true))).toBe(0)
  expect((await shop.ok('getDemo', { token })).demo).toBeNull()
  const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
  expect(order.orderNumber).toBe('VD-2026-000001')
  const sparabo = await bodyFor(shop, { abendruhe: 1 }, { subscription: { weeks: 4 } })
  await shop.ok('checkout', { body: sparabo })
  expect(await shop.db.select({ number: subscriptions.number }).from(subscriptions)).toEqual([
    { number: 'SA-000001' },
  ])
  await shop.ok('setPaymentStatus', { token, params: { id: order._id }, body: { status: 'completed' } })
  const detail = await shop.ok('getOrder', { token, params: { id: order._id } })
  expect(detail.order.invoiceNumber).toBe('RE-2026-000001')
})

it('takes orders along that were placed since, if their number was seen [CATALOGUE-282] [API-39]', async () => {
  const token = await demoShop()
  const before = await shelf()
  await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 2 }) })
  expect((await shop.refused('clearDemo', { token, body: { others: 0 } })).code).toBe('STALE')
  expect(await shop.db.select({ value: count() }).from(orders)).toEqual([{ value: 171 }])
  await shop.ok('clearDemo', { token, body: { others: 1 } })
  expect(await shop.db.$count(orders)).toBe(0)
  const stocks = (rows: typeof before) => rows.map(({ slug, stock }) => `${slug} ${stock}`)
  expect(stocks(await shelf())).toEqual(stocks(before))
})

it('does not exist in another shop [CATALOGUE-282]', async () => {
  const { token } = await shop.admin()
  expect((await shop.ok('getDemo', { token })).demo).toBeNull()
  expect((await shop.refused('clearDemo', { token, body: { others: 0 } })).code).toBe('NOT_FOUND')
  expect((await shop.refused('getDemoStatement', { token })).code).toBe('NOT_FOUND')
  const manager = await shop.admin({ role: 'manager' })
  expect((await shop.refused('clearDemo', { token: manager.token, body: { others: 0 } })).code).toBe(
    'FORBIDDEN',
  )
})

it('has a bank statement to try: certain, doubtful and foreign payments [CATALOGUE-283]', async () => {
  const token = await demoShop()
  const { content } = await shop.ok('getDemoStatement', { token })
  const { entries, accounts } = await shop.ok('readBankStatement', { token, body: { content, dryRun: true } })
  expect(accounts.map(({ isOwn }) => isOwn)).toEqual([true])
  const certainties = new Set(entries.map(({ match }) => match.certainty))
  expect(certainties).toEqual(new Set(['certain', 'doubtful', 'none']))
})
