import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { products } from '../api/platform/db/schema'
import { build, isBuilt } from './build'
import { PostgresServer } from './database/postgres'
import { newPostgresDatabase, withDatabaseOf } from './faults/databases'
import { writeRelease } from './release/write-release'
import { startLoad } from './rolling/load'
import { ShopProcess } from './rolling/shop-process'
import { freePort } from './free-port'

/** Two processes of the release behind a local HAProxy: all are replaced twice under load. */
const ROUNDS = 2
const BREATH_MS = 3_000

if (!isBuilt()) await build()
const folder = mkdtempSync(join(tmpdir(), 'verda-rolling-'))
const postgres = await PostgresServer.start()
const release = join(folder, 'release')
writeRelease(release)
const databaseUrl = await newPostgresDatabase(postgres.url)
const env = {
  DATABASE_URL: databaseUrl,
  ADMIN_PASSWORD: 'kamille-im-juni',
  RATE_LIMIT: '1000000',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '5',
}
const shops: ShopProcess[] = []
for (const name of ['one', 'two']) {
  const shop = new ShopProcess(release, await freePort(), { ...env, DATA_DIR: join(folder, name) })
  shops.push(shop)
  await shop.start()
}
await withDatabaseOf({ dataDir: folder }, databaseUrl, (db) =>
  db.update(products).set({ stockQuantity: 1_000_000 }),
)
const port = await freePort()
const [one, two] = shops.map((shop) => `127.0.0.1:${shop.port}`)
const proxy = spawn('haproxy', ['-f', join(release, 'deploy', 'haproxy.cfg'), '-db', '-q'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, BIND: `127.0.0.1:${port}`, SHOP_ONE: one, SHOP_TWO: two },
})
proxy.on('error', () => console.error('There is no haproxy; on Debian: apt-get install haproxy.'))
try {
  await pause(BREATH_MS)
  const load = startLoad(`http://127.0.0.1:${port}`)
  await pause(BREATH_MS)
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [index, shop] of shops.entries()) {
      const exit = await shop.stop()
      await shop.start()
      console.log(`Round ${round}: process ${index + 1} ended with ${String(exit)} and is ready again.`)
      await pause(BREATH_MS)
    }
  }
  const { reads, orders, failures, slowestMs } = await load.stop()
  console.log(
    `${reads} pages and ${orders} orders, the slowest in ${Math.round(slowestMs)} ms; ${failures.length} failed.`,
  )
  for (const failure of failures.slice(0, 10)) console.log(failure)
  process.exitCode = failures.length === 0 && orders > 0 ? 0 : 1
} finally {
  proxy.kill()
  await Promise.all(shops.map((shop) => shop.stop()))
  await postgres.dispose()
  rmSync(folder, { recursive: true, force: true })
}
