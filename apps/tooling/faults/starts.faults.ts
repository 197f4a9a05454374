import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../free-port'
import { seededFolder } from '../seeded-folder'
import { ProductServer } from '../server'
import { newPostgresDatabase } from './databases'
import { postgresUrl } from './intensity'
import { remote } from './remote'

let running: ProductServer
let folder = ''
beforeAll(async () => {
  running = await ProductServer.start({}, { from: await seededFolder() })
  folder = mkdtempSync(join(tmpdir(), 'verda-starts-'))
  writeFileSync(join(folder, 'file'), '')
})
afterAll(async () => {
  await running.dispose()
  rmSync(folder, { recursive: true, force: true })
})

/** Output and exit code of a server that cannot start. */
function start(env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/server.js'], {
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      ...env,
    },
  })
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') }
}
const postgres = (change: (url: URL) => void) => {
  const url = new URL(postgresUrl())
  change(url)
  return { DATABASE_URL: url.href }
}

describe('a failing start exits with 1 and prints one line', () => {
  it('for a data directory in use, naming the first process [API-34]', () => {
    const { status, lines } = start({ DATA_DIR: running.dataDir })
    expect([status, lines.length]).toEqual([1, 1])
    expect(lines[0]).toContain(`in use by process ${running.pid};`)
  })

  it('for a port in use', () => {
    const { status, lines } = start({ PORT: String(running.port) })
    expect({ status, lines }).toEqual({
      status: 1,
      lines: [expect.stringContaining(`Port ${running.port} is in use`)],
    })
  })

  it('for a data directory below a file on PostgreSQL, and the next start makes the administrator', async () => {
    const env = { DATABASE_URL: await newPostgresDatabase(), DEMO_ORDERS: 'false' }
    expect(start({ ...env, DATA_DIR: join(folder, 'file', 'data'), ADMIN_PASSWORD: '' })).toEqual({
      status: 1,
      lines: [expect.stringContaining('cannot be written')],
    })
    const next = await ProductServer.start(env)
    await expect(remote(next).adminToken()).resolves.toEqual(expect.any(String))
    await next.dispose()
  })

  it.each<[string, () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>, RegExp]>([
    [
      'a port without PostgreSQL',
      async () => {
        const port = await freePort()
        return postgres((url) => (url.port = String(port)))
      },
      /^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\.$/,
    ],
    [
      'an unknown database',
      () => postgres((url) => (url.pathname = '/nowhere')),
      /has no database nowhere\.$/,
    ],
    [
      'an unknown login',
      () => postgres((url) => (url.username = 'nobody')),
      /refuses the login of nobody\.$/,
    ],
    ['a port that is none', () => ({ PORT: '70000' }), /^The environment is wrong: PORT/],
    ['an address of another machine', () => ({ HOST: '192.0.2.1' }), /HOST 192\.0\.2\.1 is no address/],
  ])('for %s', async (_, env, message) => {
    const { status, lines } = start(await env())
    expect({ status, lines }).toEqual({ status: 1, lines: [expect.stringMatching(message)] })
  })
})
