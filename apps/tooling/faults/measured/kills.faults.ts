import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkoutBody, withCoupon } from '@apps/api/testing/checkout'
import { seededFolder } from '../../seeded-folder'
import { ProductServer } from '../../server'
import { newPostgresDatabase, withDatabaseOf } from '../databases'
import { intensity } from '../intensity'
import { seededRandom } from '../random'
import { remote, type Remote } from '../remote'
import { booksOf, booksWith, stockUp } from '../shoppers'

const READY_MS = 5_000
const SHOPPERS = 8

const kinds = [
  { on: 'the embedded database', url: () => Promise.resolve('') },
  { on: 'PostgreSQL', url: () => newPostgresDatabase() },
]

describe.each(kinds)('kill -9 in the middle of checkouts on $on', ({ url }) => {
  let databaseUrl = ''
  let server: ProductServer
  let productId = ''
  let token = ''
  beforeAll(async () => {
    databaseUrl = await url()
    const env = { DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000' }
    server = await ProductServer.start(env, databaseUrl === '' ? { from: await seededFolder() } : {})
    productId = await remote(server).productId('abendruhe')
    await server.stop()
    token = await withDatabaseOf(server, databaseUrl, stockUp)
  })
  afterAll(() => server.dispose())

  const random = seededRandom(intensity.kills)
  /** Acknowledged orders by key. */
  const acknowledged = new Map<string, string>()
  /** Unacknowledged request per shopper, which is retried with the same key. */
  const open = new Map<number, { readonly key: string; readonly quantity: number }>()

  /** @returns whether the server responded */
  async function checkout(shop: Remote, shopper: number): Promise<boolean> {
    const sent = open.get(shopper) ?? { key: `kill-${randomUUID()}`, quantity: 1 + random.below(3) }
    open.set(shopper, sent)
    const body = checkoutBody([{ productId, quantity: sent.quantity }], withCoupon('WILLKOMMEN10'))
    try {
      const { order } = await shop.ok('checkout', { body, token, headers: { 'idempotency-key': sent.key } })
      acknowledged.set(sent.key, order._id)
      open.delete(shopper)
      return true
    } catch (error) {
      if (error instanceof TypeError || (error instanceof Error && error.name === 'SyntaxError')) return false
      throw error
    }
  }

  /** Orders until `target` more orders are acknowledged, then kills the server with requests in flight. */
  async function shopUntilKilled(target: number): Promise<void> {
    const shop = remote(server)
    const end = acknowledged.size + target
    const shoppers = Array.from({ length: SHOPPERS }, async (_, shopper) => {
      while (await checkout(shop, shopper)) if (acknowledged.size >= end) await server.stop('SIGKILL')
    })
    await Promise.all(shoppers)
  }

  it(`${intensity.kills / 2} times: no order is lost or incomplete, ready again within 5 s`, async () => {
    const restarts: number[] = []
    for (let kill = 0; kill <= intensity.kills / 2; kill += 1) {
      const started = performance.now()
      await server.launch()
      restarts.push(performance.now() - started)
      if (kill < intensity.kills / 2) await shopUntilKilled(5 + random.below(40))
    }
    const shop = remote(server)
    const interrupted = [...open.keys()]
    expect(interrupted.length).toBeGreaterThan(0)
    for (const shopper of interrupted) expect(await checkout(shop, shopper)).toBe(true)
    expect(await server.stop()).toBe(0)

    expect(await withDatabaseOf(server, databaseUrl, booksOf)).toEqual(booksWith(acknowledged))
    const slowest = Math.max(...restarts.slice(1))
    console.log(`Ready again within ${Math.round(slowest)} ms at the most.`)
    // Timing is meaningful only if nothing else runs on the machine, as with FAULTS=full.
    if (intensity.timed) expect(slowest).toBeLessThan(READY_MS)
  })
})
