import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { onServer } from '../../api/testing/database'
import { checkoutBody } from '../../api/testing/checkout'
import { PostgresServer } from '../database/postgres'
import { ProductServer } from '../server'
import { remote } from './remote'

let first: PostgresServer
let second: PostgresServer
let server: ProductServer
beforeAll(async () => {
  first = await PostgresServer.start()
  const DATABASE_URL = first.url
  const made = await ProductServer.start({ DATABASE_URL })
  await made.dispose()
  await first.stop()
  second = await PostgresServer.start({ copyOf: first })
  await readOnlyIs('on')
  await first.resume()
  server = await ProductServer.start({
    DATABASE_URL: DATABASE_URL.replace(/@[^/]+/, `@127.0.0.1:${second.port},127.0.0.1:${first.port}`),
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await server.dispose()
  await first.dispose()
  await second.dispose()
})

const readOnlyIs = async (value: 'on' | 'off') => {
  await onServer(second.url, `alter system set default_transaction_read_only = ${value}`)
  await onServer(second.url, 'select pg_reload_conf()')
}
const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
const ready = () => statusOf('/api/health/ready')
const patient = { timeout: 20_000, interval: 100 }

describe('of two servers', () => {
  it('the one that accepts writes is used; when it is gone the other one serves the reads, and orders once it may [API-73] [API-74]', async () => {
    const shop = remote(server)
    const order = { body: checkoutBody([{ productId: await shop.productId('abendruhe'), quantity: 1 }]) }
    expect((await shop.call('checkout', order)).status).toBe(201)

    await first.stop()
    const search = (n: number) => statusOf(`/api/products?platform=germany&search=tee&limit=${n}`)
    await vi.waitFor(async () => expect(await search(1)).toBe(200), patient)
    expect([
      await search(2),
      await statusOf('/'),
      await statusOf('/api/categories/slug/germany/detox'),
    ]).toEqual([200, 200, 200])
    const { status, retryAfter } = await shop.call('checkout', order)
    expect([status, Number(retryAfter) > 0, await ready()]).toEqual([503, true, 503])

    await readOnlyIs('off')
    await vi.waitFor(async () => expect(await ready()).toBe(200), patient)
    expect((await shop.call('checkout', order)).status).toBe(201)
  })
})
