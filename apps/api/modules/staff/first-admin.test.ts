import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/config'
import { testShop } from '../../testing/test-app'
import { ensureAdmin } from './first-admin'

const shop = await testShop({ demoData: false })

let dataDir = ''
beforeEach(async () => {
  await shop.reset()
  dataDir = mkdtempSync(join(tmpdir(), 'verda-first-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const ensure = (env: NodeJS.ProcessEnv = {}) =>
  ensureAdmin(shop.db, readConfig({ DATA_DIR: dataDir, ...env }))

describe('the first administrator [IDENTITY-21]', () => {
  it('is who the environment says, and nothing is written', async () => {
    const made = await ensure({ ADMIN_EMAIL: 'chef@verda.example', ADMIN_PASSWORD: 'kamille-im-juni' })
    expect(made).toEqual({ email: 'chef@verda.example' })
    expect(readdirSync(dataDir)).toEqual([])
    await shop.ok('loginAdmin', { body: { email: 'chef@verda.example', password: 'kamille-im-juni' } })
  })

  it('else has a password made up, told once and kept in a file for its owner', async () => {
    const made = await ensure()
    const { email, password = '', file = '' } = made ?? {}
    expect(email).toBe('admin@verda.example')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toBe(`admin@verda.example\n${password}\n`)
    await shop.ok('loginAdmin', { body: { email: 'admin@verda.example', password } })
    expect(await ensure()).toBeUndefined()
  })
})
