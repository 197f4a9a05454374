import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkoutBody, confirmedBuyer } from '@apps/api/testing/checkout'
import { PostgresServer } from '../../database/postgres'
import { ProductServer } from '../../server'
import { newPostgresDatabase, withDatabaseOf } from '../databases'
import { remote } from '../remote'

const TIMEOUT_MS = 3_000

let postgres: PostgresServer
let server: ProductServer
let databaseUrl = ''
beforeAll(async () => {
  postgres = await PostgresServer.start()
  databaseUrl = await newPostgresDatabase(postgres.url)
  server = await ProductServer.start({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await server.dispose()
  await postgres.dispose()
})

const health = async (kind: 'live' | 'ready') =>
  (await fetch(`${server.url}/api/health/${kind}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })).status

describe('while PostgreSQL is down', () => {
  it('calls are 503 with Retry-After within 3 s, the process survives and recovers', async () => {
    const shop = remote(server, { patienceMs: TIMEOUT_MS })
    const body = checkoutBody([{ productId: await shop.productId('abendruhe'), quantity: 1 }])
    const token = await shop.adminToken()
    const buyer = await withDatabaseOf(server, databaseUrl, confirmedBuyer)
    await postgres.stop()

    const answers = await Promise.all([
      ...Array.from({ length: 30 }, () => shop.call('checkout', { body, token: buyer.token })),
      shop.call('listProducts', { query: { search: 'tee', page: 1, limit: 7 } }),
      shop.call('listOrders', { token }),
      shop.call('loginCustomer', { body: { email: 'a@example.org', password: 'lindenblüte' } }),
    ])
    for (const { status, code, retryAfter } of answers) {
      expect([status, code]).toEqual([503, 'UNAVAILABLE'])
      expect(Number(retryAfter)).toBeGreaterThan(0)
    }
    expect([await health('live'), await health('ready')]).toEqual([200, 503])

    await postgres.resume()
    await vi.waitFor(async () => expect(await health('ready')).toBe(200), { timeout: 30_000, interval: 200 })
    expect((await shop.call('checkout', { body, token: buyer.token })).status).toBe(201)
    expect((await shop.call('listOrders', { token })).status).toBe(200)
  })
})
