import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { admins, tokens, users } from '../../platform/db/schema'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })

const HOUR_MS = 3_600_000

describe('an administrator', () => {
  it('logs in, is verified and logs out', async () => {
    const { email, id } = await shop.admin()
    const body = { email: ` ${email.toUpperCase()} `, password: TEST_PASSWORD }
    const { token, admin } = await shop.ok('loginAdmin', { body })
    expect(admin).toMatchObject({ _id: id, name: 'Ayşe Yönetici', email })
    expect(await shop.ok('verifyAdmin', { token })).toMatchObject({ admin })
    await shop.ok('logoutAdmin', { token })
    expect(await shop.refused('verifyAdmin', { token })).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  })

  it('may log out with a JSON header and no body', async () => {
    const { token } = await shop.admin()
    await shop.ok('logoutAdmin', { token, headers: { 'content-type': 'application/json' } })
  })

  it('leaves only a hash of the token in the database [IDENTITY-1]', async () => {
    const { token, id } = await shop.admin()
    const rows = await shop.db.select().from(tokens).where(eq(tokens.adminId, id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is out after 12 hours [IDENTITY-1]', async () => {
    const { token } = await shop.admin()
    const start = shop.clock.now()
    shop.clock.advance(12 * HOUR_MS - 1000)
    await shop.ok('verifyAdmin', { token })
    shop.clock.advance(2000)
    expect((await shop.refused('verifyAdmin', { token })).code).toBe('UNAUTHORIZED')
    shop.clock.set(start)
  })

  it('gets the same answer for a wrong password and an unknown address', async () => {
    const { email } = await shop.admin()
    const wrong = await shop.refused('loginAdmin', { body: { email, password: 'falsch' } })
    const unknown = await shop.refused('loginAdmin', { body: { email: 'x@example.org', password: 'falsch' } })
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 400, code: 'INVALID_CREDENTIALS' })
  })

  it('is shut out when inactive, at login and in a running session', async () => {
    const { id, email, token } = await shop.admin()
    await shop.db.update(admins).set({ isActive: false }).where(eq(admins.id, id))
    const refusal = await shop.refused('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    expect(refusal).toMatchObject({ status: 403, code: 'ACCOUNT_BANNED' })
    expect((await shop.refused('verifyAdmin', { token })).status).toBe(401)
  })

  it('has ten attempts in a quarter of an hour, even all at once [IDENTITY-17]', async () => {
    const { email } = await shop.admin()
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => shop.refused('loginAdmin', { body: { email, password: 'geraten' } })),
    )
    expect(guesses.filter(({ code }) => code === 'INVALID_CREDENTIALS')).toHaveLength(10)
    const right = await shop.call('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    expect(right.statusCode).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    const start = shop.clock.now()
    shop.clock.advance(HOUR_MS / 4 + 1000)
    await shop.ok('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    shop.clock.set(start)
  })
})

describe('access', () => {
  it.each([
    ['no token', undefined],
    ['an unknown token', 'Bearer nonsense'],
    ['another scheme', 'Basic YTpi'],
    ['an empty bearer', 'Bearer '],
  ])('is 401 for %s', async (_, authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    expect((await shop.refused('verifyAdmin', { headers })).status).toBe(401)
  })

  it('is 403 for the other role', async () => {
    const { token } = await shop.customer()
    expect(await shop.refused('verifyAdmin', { token })).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it('of an optional call takes guests and administrators, and refuses a dead token', async () => {
    const { token } = await shop.admin()
    await shop.ok('getPaymentSettings')
    await shop.ok('getPaymentSettings', { token })
    expect((await shop.refused('getPaymentSettings', { token: 'dead' })).status).toBe(401)
  })

  it('notes a customer’s last activity to the minute [IDENTITY-16]', async () => {
    const { token, id } = await shop.customer()
    await shop.ok('getPaymentSettings', { token })
    const [row] = await shop.db.select().from(users).where(eq(users.id, id))
    expect(row?.lastActivityAt).toEqual(shop.clock.now())
  })
})
