import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeRelease } from '../release/write-release'
import { ProductServer } from '../server'
import { newPostgresDatabase } from './databases'
import { remote } from './remote'

const run = promisify(execFile)
let folder = ''
let release = ''
beforeAll(() => {
  // Outside of the repository, because Node would find its packages otherwise.
  folder = mkdtempSync(join(tmpdir(), 'verda-release-'))
  release = join(folder, 'release')
  writeRelease(release)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })
const kinds = [
  { on: 'the embedded database', url: () => Promise.resolve('') },
  { on: 'PostgreSQL', url: () => newPostgresDatabase() },
]

describe('a release', () => {
  it('lists exact package versions and no development tools', () => {
    const { dependencies } = manifest.parse(JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')))
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp']))
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+/)
    const packages = readdirSync(join(release, 'node_modules'))
    for (const tool of ['vite', 'typescript', 'storybook', 'tsx', 'vitest'])
      expect(packages).not.toContain(tool)
  })

  it.each(kinds)('serves shop and back office on $on, and its tools work', async ({ on, url }) => {
    const env = {
      DATABASE_URL: await url(),
      DATA_DIR: join(folder, `data of ${on}`),
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: '',
      METRICS_TOKEN: 'a-secret-of-prometheus',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    }
    const shop = await ProductServer.start(env, { program: join(release, 'server.js') })
    const pages: readonly (readonly [path: string, part: string])[] = [
      ['/', 'Verda'],
      ['/product/abendruhe', 'Abendruhe'],
      ['/admin', '<script'],
      ['/sitemap.xml', '/product/abendruhe'],
    ]
    for (const [path, part] of pages) {
      const response = await fetch(`${shop.url}${path}`)
      expect([path, response.status]).toEqual([path, 200])
      expect(await response.text()).toContain(part)
    }
    expect((await fetch(`${shop.url}/media/abendruhe-stillleben-320.avif`)).status).toBe(200)
    const metrics = await fetch(`${shop.url}/metrics`, {
      headers: { authorization: 'Bearer a-secret-of-prometheus' },
    })
    expect(await metrics.text()).toContain('verda_http_request_duration_seconds')

    const tool = async (...args: readonly string[]) =>
      (await run(process.execPath, [...args], { cwd: release, env: { ...process.env, ...env } })).stdout
    const file = join(folder, `${on}.backup`)
    expect(await tool('backup.js', file)).toContain('rows written')
    expect(await shop.stop()).toBe(0)
    const [email = '', password = ''] = (await tool('admin-reset.js')).trim().split(' / ')
    expect(await tool('restore.js', file)).toContain('rows restored')
    const [, again = ''] = (await tool('admin-reset.js')).trim().split(' / ')
    await shop.launch()
    const login = (secret: string) => remote(shop).call('loginAdmin', { body: { email, password: secret } })
    expect([(await login(password)).status, (await login(again)).status]).toEqual([400, 200])
    expect(await shop.stop()).toBe(0)
    await shop.dispose()
  })
})
