import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminRecoveryCodes, adminTotps, auditLog, outbox } from '@apps/api/platform/db/schema'
import { testFactors } from '@apps/api/testing/factors'
import { TEST_PASSWORD, testShop } from '@apps/api/testing/test-app'
import { resetFirstAdmin } from '../first-admin'

const shop = await testShop({ demoData: false })
beforeEach(() => shop.reset())

const { withApp, codeOf } = testFactors(shop)
const MINUTE_MS = 60_000
const currentPassword = TEST_PASSWORD

describe('setting up an authenticator app', () => {
  it('asks for the password, confirms by a code and shows ten recovery codes once [IDENTITY-160]', async () => {
    const { token, email, id } = await shop.admin()
    expect(await shop.refused('startTotp', { token, body: {} })).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'currentPassword' }],
    })
    const { secret, uri } = await shop.ok('startTotp', { token, body: { currentPassword } })
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toContain(encodeURIComponent(email))
    expect((await shop.ok('getSecondFactor', { token })).totpSince).toBeNull()
    const wrong = await shop.refused('confirmTotp', { token, body: { code: codeOf(secret, 5) } })
    expect(wrong).toMatchObject({ status: 400, code: 'WRONG_CODE', errors: [{ path: 'code' }] })
    // Nobody needs it before it is confirmed.
    await shop.ok('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    const { recoveryCodes } = await shop.ok('confirmTotp', { token, body: { code: codeOf(secret) } })
    expect(new Set(recoveryCodes).size).toBe(10)
    const stored = JSON.stringify(await shop.db.select().from(adminRecoveryCodes))
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
    expect(await shop.ok('getSecondFactor', { token })).toEqual({
      totpSince: shop.clock.now().toISOString(),
      recoveryCodes: 10,
      isRequired: false,
    })
    expect((await shop.ok('listAdmins', { token })).admins.find(({ _id }) => _id === id)).toMatchObject({
      hasSecondFactor: true,
    })
  })

  it('ends the sessions that began without it [IDENTITY-160]', async () => {
    const { token, email } = await shop.admin()
    const other = await shop.ok('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    const { secret } = await shop.ok('startTotp', { token, body: { currentPassword } })
    await shop.ok('confirmTotp', { token, body: { code: codeOf(secret) } })
    expect((await shop.refused('verifyAdmin', { token: other.token })).status).toBe(401)
    await shop.ok('verifyAdmin', { token })
  })

  it('has a quarter of an hour, and a secret that was replaced confirms nothing [IDENTITY-160]', async () => {
    const { token } = await shop.admin()
    expect((await shop.refused('confirmTotp', { token, body: { code: '123456' } })).code).toBe(
      'INVALID_TOKEN',
    )
    const first = await shop.ok('startTotp', { token, body: { currentPassword } })
    const second = await shop.ok('startTotp', { token, body: { currentPassword } })
    const former = await shop.refused('confirmTotp', { token, body: { code: codeOf(first.secret) } })
    expect(former.code).toBe('WRONG_CODE')
    shop.clock.advance(15 * MINUTE_MS)
    const late = await shop.refused('confirmTotp', { token, body: { code: codeOf(second.secret) } })
    expect(late.code).toBe('INVALID_TOKEN')
  })

  it('anew, off and new recovery codes need the password and a factor [IDENTITY-164]', async () => {
    const { token, secret, recoveryCodes, id } = await withApp()
    for (const name of ['startTotp', 'removeTotp', 'renewRecoveryCodes'] as const) {
      const alone = await shop.refused(name, { token, body: { currentPassword } })
      expect(alone).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'secondFactor.code' }] })
      const code = codeOf(secret)
      const only = await shop.refused(name, { token, body: { secondFactor: { code } } })
      expect(only).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'currentPassword' }] })
      const guessed = { currentPassword: 'geraten', secondFactor: { code } }
      expect((await shop.refused(name, { token, body: guessed })).code).toBe('WRONG_PASSWORD')
      const wrong = { currentPassword, secondFactor: { code: codeOf(secret, 9) } }
      expect((await shop.refused(name, { token, body: wrong })).code).toBe('WRONG_CODE')
    }
    const [recoveryCode] = recoveryCodes
    const renewed = await shop.ok('renewRecoveryCodes', {
      token,
      body: { currentPassword, secondFactor: { recoveryCode } },
    })
    expect(renewed.recoveryCodes).not.toContain(recoveryCodes[1])
    const body = { currentPassword, secondFactor: { code: codeOf(secret) } }
    await shop.ok('removeTotp', { token, body })
    expect((await shop.refused('removeTotp', { token, body })).code).toBe('NOT_FOUND')
    expect((await shop.refused('renewRecoveryCodes', { token, body })).code).toBe('NOT_FOUND')
    // Codes of no factor open nothing.
    expect(await shop.db.$count(adminRecoveryCodes, eq(adminRecoveryCodes.adminId, id))).toBe(0)
  })
})

describe('a second factor demanded of all', () => {
  it('is set up before anything else is done [IDENTITY-166]', async () => {
    const { token } = await withApp()
    const other = await shop.admin()
    const demand = { isRequired: true, currentPassword: 'geraten' }
    expect((await shop.refused('setSecondFactorDemand', { token, body: demand })).code).toBe('WRONG_PASSWORD')
    await shop.ok('setSecondFactorDemand', { token, body: { isRequired: true, currentPassword } })
    await shop.ok('listAdmins', { token })
    const refusal = await shop.refused('listAdmins', { token: other.token })
    expect(refusal).toMatchObject({ status: 403, code: 'SECOND_FACTOR_SETUP_REQUIRED' })
    expect(await shop.ok('verifyAdmin', { token: other.token })).toMatchObject({ needsSecondFactor: true })
    const login = { email: other.email, password: TEST_PASSWORD }
    const { token: fresh } = await shop.ok('loginAdmin', { body: login })
    expect((await shop.refused('getDashboard', { token: fresh })).code).toBe('SECOND_FACTOR_SETUP_REQUIRED')
    const { secret } = await shop.ok('startTotp', { token: fresh, body: { currentPassword } })
    await shop.ok('confirmTotp', { token: fresh, body: { code: codeOf(secret) } })
    await shop.ok('listAdmins', { token: fresh })
    expect(await shop.ok('verifyAdmin', { token: fresh })).toMatchObject({ needsSecondFactor: false })
    await shop.ok('setSecondFactorDemand', { token, body: { isRequired: false, currentPassword } })
    expect((await shop.ok('getSecondFactor', { token })).isRequired).toBe(false)
  })
})

describe('a lost device', () => {
  it('is removed by a colleague, who proves it, and the owner is told [IDENTITY-167]', async () => {
    const lost = await withApp()
    const { token, id } = await shop.admin({ name: 'Mert Kaya' })
    const params = { id: lost.id }
    expect((await shop.refused('removeSecondFactor', { token, params, body: {} })).code).toBe('VALIDATION')
    const guessed = { currentPassword: 'geraten' }
    expect((await shop.refused('removeSecondFactor', { token, params, body: guessed })).code).toBe(
      'WRONG_PASSWORD',
    )
    const body = { currentPassword }
    expect((await shop.refused('removeSecondFactor', { token, params: { id }, body })).code).toBe('CONFLICT')
    await shop.ok('removeSecondFactor', { token, params, body })
    expect((await shop.refused('removeSecondFactor', { token, params, body })).code).toBe('NOT_FOUND')
    expect((await shop.refused('verifyAdmin', { token: lost.token })).status).toBe(401)
    await shop.ok('loginAdmin', { body: { email: lost.email, password: TEST_PASSWORD } })
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.kind, 'staff-factor-removed'))
    expect(mail).toMatchObject({ recipient: lost.email, payload: { actor: 'Mert Kaya' } })
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'admin.factorOff'))
    expect(entries).toMatchObject([{ adminId: id, subject: `admin:${lost.id}` }])
  })

  it('is removed by admin:reset, which says so [IDENTITY-167]', async () => {
    const { email } = await withApp()
    const { password, hadFactor } = await resetFirstAdmin(shop.db, email)
    expect(hadFactor).toBe(true)
    await shop.ok('loginAdmin', { body: { email, password } })
    expect(await shop.db.$count(adminTotps)).toBe(0)
    expect((await resetFirstAdmin(shop.db, email)).hadFactor).toBe(false)
  })
})

describe('a new password', () => {
  it('has twelve characters, or eight with a second factor [IDENTITY-168] [DEPART-160]', async () => {
    const plain = await shop.admin()
    const app = await withApp()
    const short = { password: 'acht-Zei', currentPassword }
    const created = { name: 'Mert', email: 'mert@verda.example', ...short }
    const { token } = plain
    const params = { id: app.id }
    expect(await shop.refused('createAdmin', { token, body: created })).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'password' }],
    })
    expect((await shop.refused('updateAdmin', { token, params: { id: plain.id }, body: short })).code).toBe(
      'VALIDATION',
    )
    const own = { currentPassword, newPassword: 'acht-Zei' }
    expect(await shop.refused('changeAdminPassword', { token, body: own })).toMatchObject({
      errors: [{ path: 'newPassword' }],
    })
    await shop.ok('updateAdmin', { token, params, body: short })
    const seven = { ...short, password: 'sieben7' }
    expect((await shop.refused('updateAdmin', { token, params, body: seven })).code).toBe('VALIDATION')
  })
})
