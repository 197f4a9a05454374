import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../free-port'

const folder = mkdtempSync(join(tmpdir(), 'verda-haproxy-'))
const servers: Server[] = []
let proxy: ChildProcess | undefined
let origin = ''

/** A process of one version: it is ready, has its own scripts, and takes a second for an upload. */
async function startVersion(version: string): Promise<string> {
  const port = await freePort()
  const server = createServer((request, response) => {
    const { method, url = '' } = request
    response.statusCode = url.includes('/assets/') && !url.includes(version) ? 404 : 200
    void pause(method === 'POST' ? 1_000 : 0).then(() => response.end(version))
  })
  servers.push(server.listen(port, '127.0.0.1'))
  await once(server, 'listening')
  return `127.0.0.1:${port}`
}

const isInstalled = spawnSync('haproxy', ['-v']).status === 0

describe.runIf(isInstalled)('behind the proxy, while a new version replaces the old one,', () => {
  beforeAll(async () => {
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const config = join(folder, 'haproxy.cfg')
    // A page's time is shortened, so that a second is longer.
    const text = readFileSync(join(import.meta.dirname, '../deploy/haproxy.cfg'), 'utf8')
    writeFileSync(config, text.replace('timeout server 30s', 'timeout server 300ms'))
    proxy = spawn('haproxy', ['-f', config, '-db', '-q'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        BIND: `127.0.0.1:${port}`,
        SHOP_ONE: await startVersion('old'),
        SHOP_TWO: await startVersion('new'),
      },
    })
    await vi.waitFor(async () => expect((await fetch(origin)).status).toBe(200), 60_000)
  })
  afterAll(() => {
    proxy?.kill()
    for (const server of servers) server.close().closeAllConnections()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['/assets/shell-old.js', 200],
    ['/assets/shell-new.js', 200],
    ['/admin/assets/shell-new.js', 200],
    ['/assets/shell-gone.js', 404],
  ])('%s is answered with %i, whichever process is asked first', async (path, status) => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => fetch(origin + path)))
    expect(asked.map((answer) => answer.status)).toEqual(asked.map(() => status))
  })

  it.each(['/metrics', '/metrics/', '/%6detrics?x=1', '/METRICS', '/api/health/ready', '/api/%68ealth/live'])(
    '%s is not for the outside [API-86]',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404)
    },
  )

  it('an upload may take longer than a page', async () => {
    const upload = await fetch(`${origin}/api/products/1/images`, { method: 'POST', body: 'bytes' })
    expect(upload.status).toBe(200)
  })
})
