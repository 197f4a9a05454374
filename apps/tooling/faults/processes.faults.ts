import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { creditNotes, invoices, orders, refunds } from '../../api/platform/db/schema'
import { orderRow } from '../../api/testing/order-row'
import { ProductServer } from '../server'
import { newPostgresDatabase, withDatabaseOf } from './databases'
import { remote } from './remote'

/** Well below the 10 s after which a cached response expires anyway. */
const NOTICE_MS = 4_000
const ORDERS = 40
/** The running numbers at the end of papers' numbers, sorted. */
const runningOf = (papers: readonly { number: string }[]) =>
  papers.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('two processes on one PostgreSQL', () => {
  let url = ''
  let first: ProductServer
  let second: ProductServer
  beforeAll(async () => {
    url = await newPostgresDatabase()
    first = await ProductServer.start({ DATABASE_URL: url, RATE_LIMIT: '1000000' })
    second = await ProductServer.start({ DATABASE_URL: url, RATE_LIMIT: '1000000' })
  })
  afterAll(async () => {
    await first.dispose()
    await second.dispose()
  })

  it('show each other’s writes at once, before cached responses expire', async () => {
    const [here, there] = [remote(first), remote(second)]
    const token = await here.adminToken()
    const params = { slug: 'abendruhe' }
    const nameThere = async () => (await there.ok('getProductBySlug', { params })).product.name
    const { product } = await here.ok('getProductBySlug', { params })
    expect(await nameThere()).toBe(product.name)
    const name = `Sturm ${randomUUID()}`
    await here.ok('updateProduct', { params: { id: product._id }, body: { name }, token })
    await vi.waitFor(async () => expect(await nameThere()).toBe(name), { timeout: NOTICE_MS })
  })
  it('number invoices and credit notes without gaps while one of them is killed [ADMIN-50] [MONEY-280]', async () => {
    const token = await remote(second).adminToken()
    const ids = await withDatabaseOf(second, url, async (db) => {
      const rows = await db
        .insert(orders)
        .values(upTo(ORDERS).map(() => orderRow({})))
        .returning()
      return rows.map(({ id }) => id)
    })
    let refunded = 0
    /** @returns the order, if it has to be tried again: the process was busy, or was killed during the request */
    const payAndRefund = async (id: string, index: number) => {
      const desk = remote(index % 2 === 0 ? first : second)
      try {
        const params = { id }
        const paid = await desk.call('setPaymentStatus', { token, params, body: { status: 'completed' } })
        const body = { amount: 1, reason: 'Sturm', lines: [] }
        if (paid.status === 503 || (await desk.call('refundOrder', { token, params, body })).status !== 201)
          return [id]
        refunded += 1
        if (refunded === ORDERS / 4) await first.stop('SIGKILL')
        return []
      } catch (error) {
        if (error instanceof TypeError || error instanceof SyntaxError) return [id]
        throw error
      }
    }
    let waiting = (await Promise.all(ids.map(payAndRefund))).flat()
    expect(waiting.length).toBeGreaterThan(0)
    await first.launch()
    while (waiting.length > 0) {
      const { length } = waiting
      waiting = (await Promise.all(waiting.map(payAndRefund))).flat()
      expect(waiting.length).toBeLessThan(length)
    }
    await withDatabaseOf(second, url, async (db) => {
      expect(runningOf(await db.select().from(invoices))).toEqual(upTo(ORDERS))
      // A refund whose answer was lost was made again.
      const made = await db.$count(refunds)
      expect(made).toBeGreaterThanOrEqual(ORDERS)
      expect(runningOf(await db.select().from(creditNotes))).toEqual(upTo(made))
    })
  })
})
