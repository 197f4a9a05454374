import { and, eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { csvFile } from '@/shop/shared/csv'
import {
  invoices,
  orders,
  priceHistory,
  productPrices,
  products,
  refunds,
} from '../../api/platform/db/schema'
import { checkoutBody } from '../../api/testing/checkout'
import { orderRow } from '../../api/testing/order-row'
import { ProductServer } from '../server'
import { newPostgresDatabase, withDatabaseOf } from './databases'
import { intensity } from './intensity'
import { seededRandom } from './random'
import { remote, type Remote } from './remote'

/** Status of requests rejected under load. */
const BUSY = 503
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

describe('two administrators at two processes on one PostgreSQL', () => {
  let url = ''
  let servers: readonly [ProductServer, ProductServer]
  let token = ''
  const random = seededRandom(7)
  beforeAll(async () => {
    url = await newPostgresDatabase()
    const env = { DATABASE_URL: url, RATE_LIMIT: '1000000' }
    servers = [await ProductServer.start(env), await ProductServer.start(env)]
  })
  beforeEach(async () => {
    token = await remote(servers[0]).adminToken()
  })
  afterAll(async () => {
    for (const server of servers) await server.dispose()
  })

  const desk = (index: number): Remote => remote(servers[index % 2 === 0 ? 0 : 1])
  const inDatabase: <T>(work: Parameters<typeof withDatabaseOf<T>>[2]) => Promise<T> = (work) =>
    withDatabaseOf(servers[0], url, work)
  const pay = (at: Remote, id: string) =>
    at.call('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })

  it('refund one order concurrently, never more than was paid [ADMIN-49]', async () => {
    const productId = await desk(0).productId('abendruhe')
    const { order } = await desk(0).ok('checkout', { body: checkoutBody([{ productId, quantity: 5 }]) })
    const params = { id: order._id }
    expect((await pay(desk(0), order._id)).status).toBe(200)
    const total = Math.round(order.total.total * 100)
    const refund = (at: Remote, cents: number) =>
      at.call('refundOrder', { token, params, body: { amount: cents / 100, reason: 'Sturm', lines: [] } })
    const amounts = times(30, () => 1 + random.below(Math.round(total / 6)))
    expect(amounts.reduce((sum, cents) => sum + cents)).toBeGreaterThan(total)
    const answers = await Promise.all(amounts.map((cents, index) => refund(desk(index), cents)))
    const given = amounts.filter((_, index) => answers[index]?.status === 201)
    // On a slow machine so many are told to come again that the others exceed nothing yet.
    const refused = answers.filter(({ status }) => status !== 201 && status !== BUSY)
    expect(refused.filter(({ code }) => code !== 'REFUND_EXCEEDS_PAYMENT')).toEqual([])
    const sum = given.reduce((all, cents) => all + cents, 0)
    expect(sum).toBeLessThanOrEqual(total)
    if (sum < total) expect((await refund(desk(0), total - sum)).status).toBe(201)
    expect((await refund(desk(1), 1)).code).toBe('REFUND_EXCEEDS_PAYMENT')
    const rows = await inDatabase((db) => db.select().from(refunds).where(eq(refunds.orderId, order._id)))
    expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(total)
  })

  it('mark orders as paid while one process is killed: invoice numbers are unique and without gaps [ADMIN-50]', async () => {
    const unpaid = await inDatabase(async (db) => {
      const rows = times(intensity.payments, () => orderRow({ city: 'Sturmhafen' }))
      return (await db.insert(orders).values(rows).returning()).map(({ id }) => id)
    })
    let paid = 0
    const waiting = new Set(unpaid)
    const attempt = async (id: string, index: number) => {
      try {
        const { status } = await pay(desk(index), id)
        if (status !== 200) return expect(status).toBe(BUSY)
        waiting.delete(id)
        paid += 1
        if (paid === Math.round(unpaid.length / 4)) await servers[0].stop('SIGKILL')
      } catch (error) {
        // The process was killed during the request.
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
      }
    }
    const queue = [...unpaid.entries()]
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await attempt(next[1], next[0])
    }
    // Half at once, so that some are still to come when the process is killed.
    await Promise.all(times(Math.round(unpaid.length / 2), work))
    expect(waiting.size).toBeGreaterThan(0)
    await servers[0].launch()
    while (waiting.size > 0) {
      const before = waiting.size
      await Promise.all([...waiting].map(attempt))
      expect(waiting.size).toBeLessThan(before)
    }
    await inDatabase(async (db) => {
      const numbers = (await db.select().from(invoices)).map(({ number }) => number).sort()
      const [first = ''] = numbers
      const year = first.slice(0, first.lastIndexOf('-') + 1)
      expect(numbers).toEqual(numbers.map((_, index) => `${year}${String(index + 1).padStart(6, '0')}`))
      const ours = await db.$count(invoices, inArray(invoices.orderId, unpaid))
      expect(ours).toBe(unpaid.length)
    })
  })

  it('import files concurrently: each completely or not at all, new products once [CATALOGUE-43]', async () => {
    const { products: listed } = await desk(0).ok('listProducts', { token, query: { limit: '20' } })
    const file = (mark: string, price: string) =>
      csvFile([
        ['id', 'name', 'shortDescription', 'price.germany', 'originalPrice.germany'],
        ...listed.map(({ _id }, index) => [_id, `${mark} ${index}`, mark, price, '']),
      ])
    const fresh = csvFile([
      ['name', 'shortDescription', 'detailedDescription', 'category', 'price.germany'],
      ...times(20, (index) => [`Frisch ${index}`, 'Kurz.', 'Lang.', 'Detox', '7,90']),
    ])
    const send = (at: Remote, csv: string) =>
      at.call('importProducts', { token, body: { csv, dryRun: false } })
    const settle = async (at: Remote, csv: string) => {
      for (;;) {
        const answer = await send(at, csv)
        if (answer.status !== BUSY) return answer.status
      }
    }
    const files = [file('Ahorn', '11,10'), file('Birke', '22,20'), fresh] as const
    const statuses = await Promise.all(times(12, (index) => settle(desk(index), files[index % 3] ?? fresh)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await inDatabase(async (db) => {
      const rows = await db
        .select({ name: products.name, text: products.shortDescription, amount: productPrices.amount })
        .from(products)
        .innerJoin(productPrices, eq(productPrices.productId, products.id))
        .where(
          and(
            eq(productPrices.platform, 'germany'),
            inArray(
              products.id,
              listed.map(({ _id }) => _id),
            ),
          ),
        )
      expect(rows).toHaveLength(listed.length)
      const kinds = rows.map(({ name, text, amount }) => `${name.split(' ')[0]} ${text} ${amount}`)
      expect(['Ahorn Ahorn 1110', 'Birke Birke 2220']).toContain(kinds[0])
      expect(new Set(kinds).size).toBe(1)
      expect(await db.$count(products, like(products.name, 'Frisch %'))).toBe(20)
    })
  })

  it('undo a price change concurrently: it is undone once [ADMIN-61]', async () => {
    const { products: listed } = await desk(0).ok('listProducts', {
      token,
      query: { platform: 'germany', limit: '15' },
    })
    const price = (amount: number) => ({ amount, originalAmount: null })
    type Change = Extract<Body<'changeProducts'>, { action: 'prices' }>
    const change = (from: number, to: number): Change => ({
      action: 'prices',
      platform: 'germany',
      products: listed.map(({ _id }) => ({ id: _id, from: price(from), to: price(to) })),
    })
    const ids = listed.map(({ _id }) => _id)
    const shelf = and(eq(productPrices.platform, 'germany'), inArray(productPrices.productId, ids))
    await inDatabase((db) =>
      db.update(productPrices).set({ amount: 1000, originalAmount: null }).where(shelf),
    )
    const send = (at: Remote, body: Change) => at.call('changeProducts', { token, body })
    const history = () => inDatabase((db) => db.$count(priceHistory, inArray(priceHistory.productId, ids)))
    expect((await send(desk(0), change(10, 12.5))).status).toBe(200)
    const changed = await history()
    const answers = await Promise.all(times(8, (index) => send(desk(index), change(12.5, 10))))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200 && status !== BUSY)
    expect(refused.filter(({ code }) => code !== 'STALE')).toEqual([])
    expect((await history()) - changed).toBe(ids.length)
    const amounts = await inDatabase((db) =>
      db.select({ amount: productPrices.amount }).from(productPrices).where(shelf),
    )
    expect(amounts).toEqual(ids.map(() => ({ amount: 1000 })))
  })
})
