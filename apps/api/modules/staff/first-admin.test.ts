import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig, type Config } from '../../platform/config/config'
import { admins } from '../../platform/db/schema'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'
import { ensureAdmin, resetFirstAdmin } from './first-admin'

const shop = await testShop({ demoData: false })
let dataDir = ''
beforeEach(async () => {
  await shop.reset()
  dataDir = join(tmpdir(), `verda-first-admin-${randomUUID()}`)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const ensure = (values: Partial<Config> = {}) =>
  ensureAdmin(shop.db, { ...readConfig({ DATA_DIR: dataDir }), ...values })
const login = (email: string, password: string) => shop.call('loginAdmin', { body: { email, password } })
const file = () => join(dataDir, 'admin-password.txt')

describe('the first administrator [IDENTITY-21]', () => {
  it('gets a password that stands in a file which its owner alone can read', async () => {
    const made = await ensure()
    const [email = '', password = ''] = readFileSync(file(), 'utf8').split('\n')
    expect(made).toEqual({ email, password, file: file() })
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect((await login(email, password)).statusCode).toBe(200)
  })

  it('is announced again until somebody has signed in', async () => {
    const { email, password } = { password: '', ...(await ensure()) }
    expect(await ensure()).toEqual({ email, file: file() })
    await login(email ?? '', password)
    expect(await ensure()).toBeUndefined()
  })

  it('is not made where the password cannot be stored', async () => {
    writeFileSync(dataDir, '')
    await expect(ensure()).rejects.toThrow(/cannot be written/)
    expect(await shop.db.$count(admins)).toBe(0)
    await ensure({ adminPassword: 'kamille-im-juni' })
    expect((await login('admin@verda.example', 'kamille-im-juni')).statusCode).toBe(200)
  })

  it('is one, whatever starts together, and the file has its password', async () => {
    await Promise.all([ensure(), ensure(), ensure()])
    const [email = '', password = ''] = readFileSync(file(), 'utf8').split('\n')
    expect(await shop.db.$count(admins)).toBe(1)
    expect((await login(email, password)).statusCode).toBe(200)
  })

  it('is who ADMIN_EMAIL and ADMIN_PASSWORD say, until the first login', async () => {
    await ensure()
    await ensure({ adminEmail: 'elif@verda.example', adminPassword: 'kamille-im-juni' })
    await ensure({ adminPassword: 'kamille-im-juli' })
    expect((await login('elif@verda.example', 'kamille-im-juni')).statusCode).toBe(400)
    expect((await login('elif@verda.example', 'kamille-im-juli')).statusCode).toBe(200)
    await ensure({ adminPassword: 'kamille-im-august' })
    expect((await login('elif@verda.example', 'kamille-im-august')).statusCode).toBe(400)
    expect(existsSync(file())).toBe(true)
  })

  it('is called as ADMIN_NAME says, until the first login', async () => {
    const names = async () =>
      (await shop.db.select({ name: admins.name }).from(admins)).map(({ name }) => name)
    await ensure()
    expect(await names()).toEqual(['Yönetici'])
    await ensure({ adminName: 'Elif Yılmaz', adminPassword: 'kamille-im-juni' })
    expect(await names()).toEqual(['Elif Yılmaz'])
    await login('admin@verda.example', 'kamille-im-juni')
    await ensure({ adminName: 'Anders' })
    expect(await names()).toEqual(['Elif Yılmaz'])
  })

  it('is who ADMIN_EMAIL alone says, with the password that the file keeps', async () => {
    await ensure()
    const made = await ensure({ adminEmail: 'elif@verda.example' })
    expect(made).toEqual({ email: 'elif@verda.example', file: file() })
    const [email = '', password = ''] = readFileSync(file(), 'utf8').split('\n')
    expect(email).toBe('elif@verda.example')
    expect((await login(email, password)).statusCode).toBe(200)
  })

  it('is not sent to a file whose password was replaced, or that cannot be read', async () => {
    const { email } = { email: '', ...(await ensure()) }
    await resetFirstAdmin(shop.db)
    expect(await ensure()).toEqual({ email })
    rmSync(file())
    mkdirSync(file())
    expect(await ensure()).toEqual({ email })
  })
})

describe('a reset', () => {
  it('lets an administrator in again, also an inactive one, and ends the sessions', async () => {
    const { email, token } = await shop.admin({ isActive: false })
    const reset = await resetFirstAdmin(shop.db, email)
    expect(reset.email).toBe(email)
    expect((await shop.refused('verifyAdmin', { token })).status).toBe(401)
    expect((await login(email, reset.password)).statusCode).toBe(200)
  })

  it('lets an administrator in, however often the former password was wrong [IDENTITY-21]', async () => {
    const { email } = await shop.admin()
    for (let n = 0; n < 10; n += 1) expect((await login(email, 'vergessen')).statusCode).toBe(400)
    for (let n = 0; n < 50; n += 1) await login(`fremd-${n}@example.org`, 'geraten')
    expect((await login(email, TEST_PASSWORD)).statusCode).toBe(429)
    const { password } = await resetFirstAdmin(shop.db, email)
    expect((await login(email, password)).statusCode).toBe(200)
  })

  it('takes the first where none is named, makes one where there is none, and refuses an unknown one', async () => {
    const made = await resetFirstAdmin(shop.db)
    expect((await login(made.email, made.password)).statusCode).toBe(200)
    const again = await resetFirstAdmin(shop.db)
    expect((await login(again.email, again.password)).statusCode).toBe(200)
    await expect(resetFirstAdmin(shop.db, 'nobody@verda.example')).rejects.toThrow(
      'There is no administrator',
    )
  })
})
