import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PostgresServer } from '../database/postgres'
import { ProductServer } from '../server'
import { newPostgresDatabase, withDatabaseOf } from './databases'
import { isFull } from './intensity'
import { observer, postmasterOf } from './postgres-processes'
import { seededRandom } from './random'
import { remote } from './remote'
import { booksOf, booksWith, Shoppers, stockUp } from './shoppers'

const CUTS = isFull ? 200 : 20
const RESTARTS = isFull ? 5 : 1
const SHOPPERS = 20

let postgres: PostgresServer
let server: ProductServer
let databaseUrl = ''
let token = ''
beforeAll(async () => {
  postgres = await PostgresServer.start()
  databaseUrl = await newPostgresDatabase(postgres.url)
  server = await ProductServer.start({
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'silent',
  })
  token = await withDatabaseOf(server, databaseUrl, stockUp)
})
afterAll(async () => {
  await server.dispose()
  await postgres.dispose()
})

/** Terminates connections one after the other, each in the middle of a transaction. */
async function cutConnections(count: number): Promise<void> {
  const client = await observer(postgres.url)
  for (let cut = 0; cut < count;) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from (
         select pid from pg_stat_activity
         where datname = $1 and application_name like 'verda%' and state <> 'idle' and xact_start is not null
         order by random() limit 1
       ) as busy`,
      [new URL(databaseUrl).pathname.slice(1)],
    )
    cut += rowCount ?? 0
  }
  await client.end()
}

/** Drops all connections at once; new ones are rejected until PostgreSQL has restarted. */
async function restartAtOnce(): Promise<void> {
  process.kill(await postmasterOf(postgres.url), 'SIGQUIT')
  await postgres.stop()
  await postgres.resume()
}

describe('connections lost in the middle of checkouts', () => {
  it(`${CUTS} terminated ones and ${RESTARTS} immediate restarts: the process survives, no order is lost or incomplete`, async () => {
    const { pid } = server
    const shoppers = new Shoppers(remote(server), token, seededRandom(CUTS))
    const shopping = shoppers.shop(SHOPPERS)
    const more = () => {
      const { size } = shoppers.acknowledged
      return vi.waitFor(() => expect(shoppers.acknowledged.size).toBeGreaterThan(size + SHOPPERS), {
        timeout: 30_000,
      })
    }
    const faults = async () => {
      try {
        await more()
        await cutConnections(CUTS)
        await more()
        for (let restart = 0; restart < RESTARTS; restart += 1) {
          await restartAtOnce()
          await more()
        }
      } finally {
        shoppers.stop()
      }
    }
    await Promise.all([shopping, faults()])

    expect(shoppers.refusals.length).toBeGreaterThan(0)
    for (const { code, retryAfter } of shoppers.refusals) {
      expect([code, Number(retryAfter)]).toEqual(['UNAVAILABLE', expect.any(Number)])
      expect(Number(retryAfter)).toBeGreaterThan(0)
    }
    expect(server.pid).toBe(pid)
    expect(await server.stop()).toBe(0)
    expect(await withDatabaseOf(server, databaseUrl, booksOf)).toEqual(booksWith(shoppers.acknowledged))
  })
})
