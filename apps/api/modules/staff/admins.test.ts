import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '@/shop/roles/permissions'
import { admins, auditLog } from '../../platform/db/schema'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })

const proof = { currentPassword: TEST_PASSWORD }
const newMail = () => `yeni-${randomUUID()}@verda.example`
const UNKNOWN = '00000000-0000-4000-8000-00000000dead'

const auditOf = (subject: string) =>
  shop.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.at)

describe('an administrator’s session', () => {
  it('is renewed; the old token is dead [API-26]', async () => {
    const { token, id, email, name } = await shop.admin()
    const renewed = await shop.ok('refreshAdmin', { token })
    expect(renewed.admin).toEqual({ _id: id, name, email, role: 'owner', permissions: PERMISSIONS })
    expect(renewed.token).not.toBe(token)
    await shop.ok('verifyAdmin', { token: renewed.token })
    expect((await shop.refused('verifyAdmin', { token })).status).toBe(401)
  })

  it('lives 12 hours from its renewal', async () => {
    const { token } = await shop.admin()
    const start = shop.clock.now()
    shop.clock.advance(11 * 3_600_000)
    const renewed = await shop.ok('refreshAdmin', { token })
    shop.clock.advance(11 * 3_600_000)
    await shop.ok('verifyAdmin', { token: renewed.token })
    shop.clock.set(start)
  })

  it('ends seven days after the login, however often it is renewed, and says when [ADMIN-71]', async () => {
    const { email } = await shop.admin()
    let { token } = await shop.ok('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    const start = shop.clock.now()
    const end = new Date(start.getTime() + 7 * 86_400_000).toISOString()
    for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
      shop.clock.advance(11 * 3_600_000)
      const renewed = await shop.ok('refreshAdmin', { token })
      expect(renewed.endsAt).toBe(end)
      token = renewed.token
    }
    expect((await shop.ok('verifyAdmin', { token })).endsAt).toBe(end)
    shop.clock.set(new Date(start.getTime() + 7 * 86_400_000 - 1_000))
    await shop.ok('verifyAdmin', { token })
    shop.clock.advance(2_000)
    expect((await shop.refused('verifyAdmin', { token })).status).toBe(401)
    expect((await shop.refused('refreshAdmin', { token })).status).toBe(401)
    shop.clock.set(start)
  })

  it('is renewed once by parallel calls', async () => {
    const { token } = await shop.admin()
    const answers = await Promise.all([1, 2, 3].map(() => shop.call('refreshAdmin', { token })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
  })
})

describe('an administrator’s password', () => {
  it('changes, and every other session ends', async () => {
    const { token, email, id } = await shop.admin()
    const other = await shop.ok('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'ihlamur-çiçeği' }
    await shop.ok('changeAdminPassword', { token, body })
    await shop.ok('verifyAdmin', { token })
    expect((await shop.refused('verifyAdmin', { token: other.token })).status).toBe(401)
    await shop.ok('loginAdmin', { body: { email, password: 'ihlamur-çiçeği' } })
    const entries = (await auditOf(`admin:${id}`)).filter(({ action }) => action !== 'admin.login')
    expect(entries).toMatchObject([{ adminId: id, action: 'admin.password', detail: null }])
  })

  it('cannot be guessed with a stolen session, which stops no other [IDENTITY-42]', async () => {
    const { token, email } = await shop.admin()
    shop.clock.advance(1000)
    const owner = await shop.ok('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    const body = { currentPassword: 'geraten', newPassword: 'ihlamur-çiçeği' }
    for (let tries = 0; tries < 10; tries += 1)
      expect((await shop.refused('changeAdminPassword', { token, body })).code).toBe('WRONG_PASSWORD')
    const renewed = await shop.ok('refreshAdmin', { token })
    const right = { ...body, currentPassword: TEST_PASSWORD }
    const refusal = await shop.refused('changeAdminPassword', { token: renewed.token, body: right })
    expect(refusal.code).toBe('RATE_LIMITED')
    await shop.ok('changeAdminPassword', { token: owner.token, body: right })
  })

  it('does not change for a wrong current one, nor to a weak one', async () => {
    const { token } = await shop.admin()
    const wrong = { currentPassword: 'yanlış', newPassword: 'ihlamur-çiçeği' }
    const refusal = await shop.refused('changeAdminPassword', { token, body: wrong })
    expect(refusal).toMatchObject({ status: 400, code: 'WRONG_PASSWORD' })
    const weak = { currentPassword: TEST_PASSWORD, newPassword: 'Galatasaray' }
    const common = await shop.refused('changeAdminPassword', { token, body: weak })
    expect(common).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'newPassword' }] })
  })
})

describe('an administrator’s profile', () => {
  it('is read and changed [API-26]', async () => {
    const { token, id, email } = await shop.admin()
    expect((await shop.ok('getAdminProfile', { token })).admin).toMatchObject({ _id: id, email })
    const mail = newMail()
    const { admin } = await shop.ok('updateAdminProfile', {
      token,
      body: { name: 'Elif Yılmaz', email: mail.toUpperCase(), ...proof },
    })
    expect(admin).toMatchObject({ _id: id, name: 'Elif Yılmaz', email: mail })
    expect(await shop.ok('verifyAdmin', { token })).toMatchObject({ admin })
  })

  it('may keep its own address, but not take another’s', async () => {
    const [one, other] = [await shop.admin(), await shop.admin()]
    await shop.ok('updateAdminProfile', { token: one.token, body: { name: 'A', email: one.email } })
    const body = { name: 'A', email: other.email.toUpperCase() }
    const refusal = await shop.refused('updateAdminProfile', { token: one.token, body })
    expect(refusal).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
    expect((await auditOf(`admin:${one.id}`)).map(({ action }) => action)).toEqual(['admin.profile'])
  })
})

describe('administrators', () => {
  it('are made and listed, and can log in [API-26] [IDENTITY-23]', async () => {
    const { token, id } = await shop.admin()
    const email = newMail()
    const body = { name: 'Yeni Yönetici', email: email.toUpperCase(), password: 'ihlamur-çiçeği', ...proof }
    const { admin } = await shop.ok('createAdmin', { token, body })
    expect(admin).toMatchObject({ name: 'Yeni Yönetici', email, isActive: true })
    expect((await shop.ok('listAdmins', { token })).admins).toContainEqual(admin)
    await shop.ok('loginAdmin', { body: { email, password: 'ihlamur-çiçeği' } })
    const [entry] = await auditOf(`admin:${admin._id}`)
    expect(entry).toMatchObject({ adminId: id, action: 'admin.create' })
    expect(JSON.stringify(entry)).not.toContain('ihlamur')
  })

  it('may be made inactive from the start', async () => {
    const { token } = await shop.admin()
    const body = { name: 'N', email: newMail(), password: 'ihlamur-çiçeği', isActive: false, ...proof }
    await shop.ok('createAdmin', { token, body })
    const refusal = await shop.refused('loginAdmin', { body: { email: body.email, password: body.password } })
    expect(refusal).toMatchObject({ status: 403, code: 'ACCOUNT_BANNED' })
  })

  it('have addresses of their own, also under parallel calls', async () => {
    const { token } = await shop.admin()
    const body = { name: 'N', email: newMail(), password: 'ihlamur-çiçeği', ...proof }
    const answers = await Promise.all([1, 2, 3].map(() => shop.call('createAdmin', { token, body })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    const refusal = await shop.refused('createAdmin', { token, body })
    expect(refusal).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
  })

  it('need a name, an address and a good password', async () => {
    const { token } = await shop.admin()
    const good = { name: 'N', email: newMail(), password: 'ihlamur-çiçeği' }
    for (const [path, wrong] of [
      ['name', { name: '' }],
      ['email', { email: 'yönetici' }],
      ['password', { password: 'admin123' }],
    ] as const) {
      const refusal = await shop.refused('createAdmin', { token, body: { ...good, ...wrong } })
      expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path }] })
    }
  })

  it('change in what is sent; a new password ends the sessions', async () => {
    const { token } = await shop.admin()
    const other = await shop.admin()
    const params = { id: other.id }
    const { admin } = await shop.ok('updateAdmin', { token, params, body: { name: 'Başka' } })
    expect(admin).toMatchObject({ name: 'Başka', email: other.email, isActive: true })
    await shop.ok('verifyAdmin', { token: other.token })
    await shop.ok('updateAdmin', {
      token,
      params,
      body: { password: 'yeni-parolam', currentPassword: TEST_PASSWORD },
    })
    expect((await shop.refused('verifyAdmin', { token: other.token })).status).toBe(401)
    await shop.ok('loginAdmin', { body: { email: other.email, password: 'yeni-parolam' } })
    expect(JSON.stringify(await auditOf(`admin:${other.id}`))).not.toContain('yeni-parolam')
  })

  it('set no password without their own, and cannot try it out [IDENTITY-24]', async () => {
    const { token } = await shop.admin()
    const other = await shop.admin()
    const set = (currentPassword?: string) =>
      shop.refused('updateAdmin', {
        token,
        params: { id: other.id },
        body: { password: 'yeni-parolam', ...(currentPassword !== undefined && { currentPassword }) },
      })
    expect(await set()).toMatchObject({ status: 400, errors: [{ path: 'currentPassword' }] })
    for (let tries = 0; tries < 10; tries += 1) expect((await set('geraten')).code).toBe('WRONG_PASSWORD')
    expect((await set(TEST_PASSWORD)).code).toBe('RATE_LIMITED')
    await shop.ok('loginAdmin', { body: { email: other.email, password: TEST_PASSWORD } })
  })

  it('are shut out and let in again', async () => {
    const { token } = await shop.admin()
    const other = await shop.admin()
    const params = { id: other.id }
    await shop.ok('updateAdmin', { token, params, body: { isActive: false, ...proof } })
    expect((await shop.refused('verifyAdmin', { token: other.token })).status).toBe(401)
    await shop.ok('updateAdmin', { token, params, body: { isActive: true, ...proof } })
    // Earlier sessions stay invalid.
    expect((await shop.refused('verifyAdmin', { token: other.token })).status).toBe(401)
    await shop.ok('loginAdmin', { body: { email: other.email, password: TEST_PASSWORD } })
  })

  it('are 404 where there is none, and 409 with another’s address', async () => {
    const { token, email } = await shop.admin()
    const other = await shop.admin()
    for (const id of [UNKNOWN, 'nonsense']) {
      const refusal = await shop.refused('updateAdmin', { token, params: { id }, body: { name: 'X' } })
      expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
    const refusal = await shop.refused('updateAdmin', { token, params: { id: other.id }, body: { email } })
    expect(refusal).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
  })

  it('never shut out the last one, not even two each other at once [IDENTITY-22]', async () => {
    await shop.db.update(admins).set({ isActive: false })
    const [one, other] = [await shop.admin(), await shop.admin()]
    const body = { isActive: false, ...proof }
    const answers = await Promise.all([
      shop.call('updateAdmin', { token: one.token, params: { id: other.id }, body }),
      shop.call('updateAdmin', { token: other.token, params: { id: one.id }, body }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    const left = await shop.db.select().from(admins).where(eq(admins.isActive, true))
    expect(left).toHaveLength(1)
    const last = left[0]?.id === one.id ? one : other
    const refusal = await shop.refused('updateAdmin', { token: last.token, params: { id: last.id }, body })
    expect(refusal).toMatchObject({ status: 409, code: 'CONFLICT' })
  })
})
