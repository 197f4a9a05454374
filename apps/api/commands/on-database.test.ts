import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop } from './on-database'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'verda-no-shop-'))
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', '')
})
afterEach(() => {
  process.exitCode = 0
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(dataDir, { recursive: true })
})

it('a backup or a new password where there is no shop is refused, and makes none', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const work = vi.fn(() => Promise.resolve('0 rows written'))
  await openShop(work)
  expect(work).not.toHaveBeenCalled()
  expect(said.mock.calls).toEqual([[expect.stringContaining(`There is no shop in ${dataDir}`)]])
  expect([process.exitCode, existsSync(join(dataDir, 'database'))]).toEqual([1, false])
})

it('a restore makes the shop', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  await openShop(() => Promise.resolve('rows restored'), { mustExist: false })
  expect(said.mock.calls).toEqual([['rows restored']])
})
