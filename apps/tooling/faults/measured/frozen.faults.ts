import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PostgresServer } from '../../database/postgres'
import { ProductServer } from '../../server'
import { newPostgresDatabase, withDatabaseOf } from '../databases'
import { intensity, isFull } from '../intensity'
import { freeze, postmasterOf } from '../postgres-processes'
import { seededRandom } from '../random'
import { remote } from '../remote'
import { booksOf, booksWith, Shoppers, stockUp } from '../shoppers'

const FROZEN_MS = isFull ? 30_000 : 8_000
const SHOPPERS = 5
const READERS = 20
// Twice the time, unless nothing else runs on the machine (FAULTS=full).
const slack = intensity.timed ? 1 : 2
const ORDER_MS = 3_000 * slack
const ANY_MS = 5_000 * slack
const STOP_MS = 5_000 * slack

const PAGES = ['/api/products?platform=germany', '/api/products/slug/abendruhe', '/', '/product/abendruhe']

let postgres: PostgresServer
let server: ProductServer
let other: ProductServer
let databaseUrl = ''
let token = ''
beforeAll(async () => {
  postgres = await PostgresServer.start()
  databaseUrl = await newPostgresDatabase(postgres.url)
  const env = { DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' }
  server = await ProductServer.start(env)
  other = await ProductServer.start(env)
  token = await withDatabaseOf(server, databaseUrl, stockUp)
})
afterAll(async () => {
  await server.dispose()
  await other.dispose()
  await postgres.dispose()
})

/** Requests a path; a response that is not in time has status 0. */
async function ask(path: string, { url } = server) {
  const startedAt = performance.now()
  const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(ANY_MS) })
    .then(async (response) => {
      await response.arrayBuffer()
      return { status: response.status, isStale: response.headers.has('cache-status') }
    })
    .catch(() => ({ status: 0, isStale: false }))
  return { path, ...answer, ms: performance.now() - startedAt }
}
type Asked = Awaited<ReturnType<typeof ask>>

/** Clients that send the next request shortly after a response. */
class Browsing {
  #isOver = false
  #asked = 0
  readonly #pages = this.#read(READERS, (n) => PAGES[n % PAGES.length] ?? '/')
  readonly #searches = this.#read(SHOPPERS, (n) => `/api/products?search=tee+${n}`)
  readonly #live = this.#read(1, () => '/api/health/live')
  readonly #ready = this.#read(1, () => '/api/health/ready')

  async end() {
    this.#isOver = true
    const [pages, searches] = await Promise.all([this.#pages, this.#searches])
    return { pages, searches, live: await this.#live, ready: await this.#ready }
  }

  async #read(readers: number, pathOf: (n: number) => string): Promise<Asked[]> {
    const answers: Asked[] = []
    const reader = async () => {
      while (!this.#isOver) {
        answers.push(await ask(pathOf((this.#asked += 1))))
        await pause(100)
      }
    }
    await Promise.all(Array.from({ length: readers }, reader))
    return answers
  }
}

describe('a frozen PostgreSQL', () => {
  it(`for ${FROZEN_MS / 1000} s: browsing works, orders are rejected in time, SIGTERM works, and it recovers`, async () => {
    const shop = remote(server, { patienceMs: ANY_MS })
    const shoppers = new Shoppers(shop, token, seededRandom(8))
    const shopping = shoppers.shop(SHOPPERS)
    await vi.waitFor(() => expect(shoppers.acknowledged.size).toBeGreaterThan(SHOPPERS), { timeout: 30_000 })
    for (const path of PAGES) expect(await ask(path)).toMatchObject({ status: 200, isStale: false })

    const thaw = freeze(await postmasterOf(postgres.url))
    const browsing = new Browsing()
    const startedAt = performance.now()
    const late = Array.from({ length: SHOPPERS }, () => ask('/api/products?search=tee', other))
    await pause(100)
    const exit = await other.stop()
    const stopped = performance.now() - startedAt
    await pause(Math.max(0, FROZEN_MS - stopped))
    shoppers.stop()
    const { pages, searches, live, ready } = await browsing.end().finally(thaw)

    await vi.waitFor(async () => expect((await ask('/api/health/ready')).status).toBe(200), {
      timeout: 60_000,
    })
    await shopping
    for (const path of PAGES) {
      await vi.waitFor(async () => expect(await ask(path)).toMatchObject({ status: 200, isStale: false }), {
        timeout: 60_000,
      })
    }

    const statuses = (asked: readonly Asked[]) => new Set(asked.map(({ status }) => status))
    const slowest = (asked: readonly { readonly ms: number }[]) => Math.max(...asked.map(({ ms }) => ms))
    console.log(
      `Slowest answers: pages ${Math.round(slowest(pages))} ms, searches ${Math.round(slowest(searches))} ms, ` +
        `orders ${Math.round(slowest(shoppers.refusals))} ms, readiness ${Math.round(slowest(ready))} ms; ` +
        `SIGTERM ${Math.round(stopped)} ms.`,
    )
    expect(pages.filter(({ status }) => status !== 200)).toEqual([])
    expect(pages.some(({ isStale }) => isStale)).toBe(true)
    expect([statuses(await Promise.all(late)), statuses(searches), statuses(live), statuses(ready)]).toEqual([
      ...[new Set([503]), new Set([503]), new Set([200]), new Set([503])],
    ])
    expect(slowest([...pages, ...searches, ...ready])).toBeLessThan(ANY_MS)
    expect(shoppers.refusals.length).toBeGreaterThan(0)
    for (const { code, retryAfter } of shoppers.refusals) {
      expect([code, Number(retryAfter) > 0]).toEqual(['UNAVAILABLE', true])
    }
    expect(slowest(shoppers.refusals)).toBeLessThan(ORDER_MS)
    expect(exit).toBe(0)
    expect(stopped).toBeLessThan(STOP_MS)
    expect(await withDatabaseOf(server, databaseUrl, booksOf)).toEqual(booksWith(shoppers.acknowledged))
  })
})
