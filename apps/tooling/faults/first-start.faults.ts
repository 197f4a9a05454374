import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { ADMIN, ProductServer } from '../server'
import { newPostgresDatabase } from './databases'
import { isFull } from './intensity'
import { seededRandom } from './random'
import { remote } from './remote'

const KILLS = isFull ? 50 : 4
/** Two starts per kill. */
const LIMIT_MS = KILLS * 60_000

const random = seededRandom(KILLS)
const servers: ProductServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.stop('SIGKILL')
    await server.dispose()
  }
})

async function prepare(env: NodeJS.ProcessEnv = {}): Promise<ProductServer> {
  const server = await ProductServer.prepare({ ADMIN_PASSWORD: '', ...env })
  servers.push(server)
  return server
}

const kinds = [
  { on: 'the embedded database', url: () => Promise.resolve('') },
  { on: 'PostgreSQL', url: () => newPostgresDatabase() },
]

/** Asserts that the shop is served and the administrator can log in. */
async function expectWhole(server: ProductServer): Promise<void> {
  const { call, ok } = remote(server)
  const { products } = await ok('listProducts', { query: { platform: 'germany', limit: 100 } })
  expect(products).toHaveLength(24)
  const told = readFileSync(join(server.dataDir, 'admin-password.txt'), 'utf8')
  const [email = '', password = ''] = told.split('\n')
  expect((await call('loginAdmin', { body: { email, password } })).status).toBe(200)
}

describe.each(kinds)('kill -9 during the first start on $on', ({ url }) => {
  it(
    `${KILLS / 2} times: the next start serves the shop and the administrator can log in`,
    async () => {
      const whole = await prepare({ DATABASE_URL: await url() })
      const startedAt = performance.now()
      await whole.launch()
      const duration = performance.now() - startedAt
      await whole.stop('SIGKILL')
      for (let kill = 0; kill < KILLS / 2; kill += 1) {
        const server = await prepare({ DATABASE_URL: await url() })
        server.begin()
        // From the first moment until shortly after it is ready, with the kills spread evenly.
        await pause((duration * 1.2 * (kill + random.below(1_000) / 1_000)) / (KILLS / 2))
        await server.stop('SIGKILL')
        await server.launch()
        await expectWhole(server)
        await server.stop('SIGKILL')
      }
    },
    LIMIT_MS,
  )
})

describe('ADMIN_PASSWORD', () => {
  it('is applied at every start until somebody has logged in', async () => {
    const server = await prepare()
    await server.launch()
    await server.stop()
    await server.launch({ ADMIN_PASSWORD: ADMIN.password })
    await expect(remote(server).adminToken()).resolves.toEqual(expect.any(String))
  })
})
