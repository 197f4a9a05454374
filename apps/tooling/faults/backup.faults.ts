import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { controlPath } from '../../api/platform/control/control-path'
import { orders } from '../../api/platform/db/schema'
import { seededFolder } from '../seeded-folder'
import { ProductServer } from '../server'
import { withDatabaseOf } from './databases'
import { seededRandom } from './random'
import { remote } from './remote'
import { countInconsistencies, Shoppers, stockUp, consistent } from './shoppers'

const run = promisify(execFile)
let folder = ''
let server: ProductServer
let token = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verda-backup-'))
  server = await ProductServer.start(
    { RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' },
    { from: await seededFolder() },
  )
  await server.stop()
  token = await withDatabaseOf(server, '', stockUp)
  await server.launch()
})
afterAll(async () => {
  await server.dispose()
  rmSync(folder, { recursive: true, force: true })
})

const tool = (name: 'backup' | 'restore', file: string, dataDir: string, ...flags: string[]) =>
  run(process.execPath, ['--import', 'tsx', `apps/api/commands/${name}.ts`, file, ...flags], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })

describe('a backup of an embedded shop that runs', () => {
  it('is consistent, contains every acknowledged order, and does not interrupt the shop', async () => {
    const shoppers = new Shoppers(remote(server), token, seededRandom(3))
    const shopping = shoppers.shop(3)
    await vi.waitFor(() => expect(shoppers.acknowledged.size).toBeGreaterThan(3), { timeout: 30_000 })
    const before = [...shoppers.acknowledged.values()]
    const file = join(folder, 'shop.backup')
    expect((await tool('backup', file, server.dataDir)).stdout).toContain(`rows written to ${file}`)
    const during = shoppers.acknowledged.size
    await vi.waitFor(() => expect(shoppers.acknowledged.size).toBeGreaterThan(during), { timeout: 30_000 })
    shoppers.stop()
    await shopping

    const copy = { dataDir: join(folder, 'copy') }
    await expect(tool('restore', file, copy.dataDir)).rejects.toThrow('Nothing was changed')
    await tool('restore', file, copy.dataDir, '--continue-numbers')
    await withDatabaseOf(copy, '', async (db) => {
      const ids = (await db.select({ id: orders.id }).from(orders)).map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(before))
      expect(await countInconsistencies(db)).toEqual(consistent)
    })
  })

  it('is aborted if its reader disconnects, without interrupting the shop', async () => {
    await new Promise<void>((resolve, reject) => {
      const asked = request({ socketPath: controlPath(server.dataDir), path: '/backup' }, (answer) => {
        answer.once('data', () => asked.destroy())
        answer.on('error', () => undefined)
        answer.on('close', resolve)
      })
      asked.on('error', (error) => (asked.destroyed ? undefined : reject(error)))
      asked.end()
    })
    await vi.waitFor(async () => expect((await remote(server).call('listProducts')).status).toBe(200), {
      timeout: 30_000,
    })
    expect(await server.stop()).toBe(0)
  })

  it('does not require a running shop', async () => {
    const file = join(folder, 'stopped.backup')
    await tool('backup', file, server.dataDir)
    expect(existsSync(file)).toBe(true)
  })
})
