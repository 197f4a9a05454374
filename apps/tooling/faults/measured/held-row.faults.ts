import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkoutBody } from '@apps/api/testing/checkout'
import { ProductServer } from '../../server'
import { newPostgresDatabase, withDatabaseOf } from '../databases'
import { intensity } from '../intensity'
import { observer } from '../postgres-processes'
import { remote } from '../remote'
import { countInconsistencies, stockUp, consistent } from '../shoppers'

const CHECKOUTS = 40
const READS = 40
// Twice the time, unless nothing else runs on the machine (FAULTS=full).
const ORDER_MS = intensity.timed ? 3_000 : 6_000
const READ_MS = intensity.timed ? 1_000 : 2_000

let databaseUrl = ''
let server: ProductServer
let token = ''
beforeAll(async () => {
  databaseUrl = await newPostgresDatabase()
  server = await ProductServer.start({
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'silent',
  })
  token = await withDatabaseOf(server, databaseUrl, stockUp)
})
afterAll(() => server.dispose())

const timed = async <T>(work: Promise<T>) => {
  const startedAt = performance.now()
  return { answer: await work, ms: performance.now() - startedAt }
}

describe('a locked row', () => {
  it(`is a timely 503 for ${CHECKOUTS} orders that need it, and does not affect searches`, async () => {
    const shop = remote(server)
    const body = checkoutBody([{ productId: await shop.productId('abendruhe'), quantity: 1 }])
    const holder = await observer(databaseUrl)
    await holder.query('begin')
    await holder.query(`select from products where slug = 'abendruhe' for update`)

    const checkouts = Array.from({ length: CHECKOUTS }, () => timed(shop.call('checkout', { body, token })))
    const reads: number[] = []
    for (let read = 0; read < READS; read += 1) {
      const query = { search: `tee ${read}`, page: 1, limit: 7 }
      const { answer, ms } = await timed(shop.call('listProducts', { query }))
      expect(answer.status).toBe(200)
      reads.push(ms)
    }
    const orders = await Promise.all(checkouts)
    for (const { answer } of orders) {
      expect([answer.status, answer.code]).toEqual([503, 'UNAVAILABLE'])
      expect(Number(answer.retryAfter)).toBeGreaterThan(0)
    }
    const slowest = Math.max(...orders.map(({ ms }) => ms))
    console.log(
      `Orders refused within ${Math.round(slowest)} ms, reads ${Math.round(Math.max(...reads))} ms.`,
    )
    expect(slowest).toBeLessThan(ORDER_MS)
    expect(Math.max(...reads)).toBeLessThan(READ_MS)

    await holder.query('rollback')
    await holder.end()
    expect((await shop.call('checkout', { body, token })).status).toBe(201)
    await withDatabaseOf(server, databaseUrl, async (db) => {
      // This order uses no coupon.
      expect(await countInconsistencies(db)).toEqual({
        ...consistent,
        redemptionsMissing: -1,
        usesMissing: -1,
      })
    })
  })
})
