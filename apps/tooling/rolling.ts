import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build, isBuilt } from './build'
import { PostgresServer } from './database/postgres'
import { newPostgresDatabase } from './faults/databases'
import { remote } from './faults/remote'
import { freePort } from './free-port'
import { writeRelease } from './release/write-release'
import { startShoppers } from './rolling/shoppers'
import { ProductServer } from './server'

/** Two processes of the release behind a local HAProxy: all are replaced twice under load. */
const ROUNDS = 2
const BREATH_MS = 3_000

if (spawnSync('haproxy', ['-v']).error)
  throw new Error('There is no haproxy; on Debian: apt-get install haproxy.')
if (!isBuilt()) await build()
const folder = mkdtempSync(join(tmpdir(), 'verda-rolling-'))
const postgres = await PostgresServer.start()
const release = join(folder, 'release')
writeRelease(release)
const env = {
  DATABASE_URL: await newPostgresDatabase(postgres.url),
  RATE_LIMIT: '1000000',
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '5',
}
const how = { program: join(release, 'server.js') }
const shops = [await ProductServer.start(env, how), await ProductServer.start(env, how)]
const productId = await remote({ url: shops[0]?.url ?? '' }).plentyOf('hagebutte')
const port = await freePort()
const [one, two] = shops.map((shop) => `127.0.0.1:${shop.port}`)
const proxy = spawn('haproxy', ['-f', join(release, 'deploy', 'haproxy.cfg'), '-db', '-q'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, BIND: `127.0.0.1:${port}`, SHOP_ONE: one, SHOP_TWO: two },
})
try {
  await pause(BREATH_MS)
  const { acknowledged, counts, stop } = startShoppers({ url: `http://127.0.0.1:${port}` }, productId)
  await pause(BREATH_MS)
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [index, shop] of shops.entries()) {
      const exit = await shop.stop()
      await shop.launch()
      console.log(`Round ${round}: process ${index + 1} ended with ${String(exit)} and is ready again.`)
      await pause(BREATH_MS)
    }
  }
  await stop()
  console.table({ orders: acknowledged.size, ...counts })
  const failed = counts.refused + counts.other + counts.notBrowsed
  process.exitCode = failed === 0 && acknowledged.size > 0 ? 0 : 1
} finally {
  proxy.kill()
  for (const shop of shops) await shop.dispose()
  await postgres.dispose()
  rmSync(folder, { recursive: true, force: true })
}
