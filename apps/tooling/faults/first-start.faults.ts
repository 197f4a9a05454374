import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../free-port'
import { newPostgresDatabase } from './databases'
import { isFull } from './intensity'
import { seededRandom } from './random'
import { remote } from './remote'

const KILLS = isFull ? 50 : 4
const READY_MS = 60_000
/** Two starts per kill. */
const LIMIT_MS = KILLS * 60_000

const random = seededRandom(KILLS)
const folders: string[] = []
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'verda-first-'))
  folders.push(folder)
  return folder
}

interface Shop {
  readonly url: string
  readonly child: ChildProcess
}

async function launch(env: NodeJS.ProcessEnv): Promise<Shop> {
  const port = await freePort()
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATABASE_URL: '',
      ADMIN_PASSWORD: '',
      DEMO_ORDERS: 'false',
      ...env,
    },
  })
  children.push(child)
  return { url: `http://127.0.0.1:${port}`, child }
}

const ended = ({ child }: Shop) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** @returns ms until the shop was ready */
async function ready({ url, child }: Shop): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < READY_MS) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined)
    if (answer?.ok) return performance.now() - startedAt
    await pause(20)
  }
  throw new Error('the shop was not ready in time')
}

const passwordIn = (dataDir: string) => readFileSync(join(dataDir, 'admin-password.txt'), 'utf8').split('\n')

/** Asserts that the shop is served and the administrator can log in. */
async function expectWhole(shop: Shop, dataDir: string): Promise<void> {
  await ready(shop)
  const { call, ok } = remote(shop)
  const { products } = await ok('listProducts', { query: { platform: 'germany', limit: 100 } })
  expect(products).toHaveLength(24)
  const [email = '', password = ''] = passwordIn(dataDir)
  expect((await call('loginAdmin', { body: { email, password } })).status).toBe(200)
}

const kinds = [
  { on: 'the embedded database', url: () => Promise.resolve('') },
  { on: 'PostgreSQL', url: () => newPostgresDatabase() },
]

describe.each(kinds)('kill -9 during the first start on $on', ({ url }) => {
  it(
    `${KILLS / 2} times: the next start serves the shop and the administrator can log in`,
    async () => {
      const whole = await launch({ DATA_DIR: newFolder(), DATABASE_URL: await url() })
      const duration = await ready(whole)
      whole.child.kill('SIGKILL')
      for (let kill = 0; kill < KILLS / 2; kill += 1) {
        const env = { DATA_DIR: newFolder(), DATABASE_URL: await url() }
        const first = await launch(env)
        // From the first moment until shortly after it is ready, with the kills spread evenly.
        await pause((duration * 1.2 * (kill + random.below(1_000) / 1_000)) / (KILLS / 2))
        first.child.kill('SIGKILL')
        await ended(first)
        const second = await launch(env)
        await expectWhole(second, env.DATA_DIR)
        second.child.kill('SIGKILL')
        await ended(second)
      }
    },
    LIMIT_MS,
  )
})

describe('a first start whose DATA_DIR cannot be written', () => {
  it('fails on PostgreSQL with one line; after the next one with ADMIN_PASSWORD the administrator can log in', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'file'), '')
    const env = { DATA_DIR: join(folder, 'file', 'data'), DATABASE_URL: await newPostgresDatabase() }
    const { status, stderr } = spawnSync(process.execPath, ['dist/server/server.js'], {
      encoding: 'utf8',
      timeout: READY_MS,
      env: {
        ...process.env,
        LOG_LEVEL: 'error',
        PORT: '0',
        ADMIN_PASSWORD: '',
        DEMO_ORDERS: 'false',
        ...env,
      },
    })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('cannot be written')])
    const shop = await launch({ ...env, ADMIN_PASSWORD: 'kamille-im-juni' })
    await ready(shop)
    await expect(remote(shop).adminToken()).resolves.toEqual(expect.any(String))
  })
})

describe('ADMIN_PASSWORD', () => {
  it('is applied at every start until somebody has logged in', async () => {
    const DATA_DIR = newFolder()
    const first = await launch({ DATA_DIR })
    await ready(first)
    first.child.kill('SIGTERM')
    await ended(first)
    const second = await launch({ DATA_DIR, ADMIN_PASSWORD: 'kamille-im-juni' })
    await ready(second)
    await expect(remote(second).adminToken()).resolves.toEqual(expect.any(String))
  })
})
