import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tokens, users } from '../../platform/db/schema'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })

const MINUTE_MS = 60_000
const newMail = () => `neu-${randomUUID()}@example.org`
const newcomer = (email = newMail()) => ({ name: 'Nele Neu', email, password: 'lindenblüte' })

describe('registration', () => {
  it('makes an account and a session [IDENTITY-11] [IDENTITY-12] [API-13]', async () => {
    const email = newMail()
    const { token, user } = await shop.ok('registerCustomer', {
      body: {
        ...newcomer(` ${email.toUpperCase()} `),
        phone: '030 123',
        platform: 'turkey',
        address: { city: 'Berlin', zipCode: '10115' },
        acceptTerms: true,
      },
    })
    expect(user).toMatchObject({
      email,
      name: 'Nele Neu',
      platform: 'turkey',
      phone: '030 123',
      address: { street: '', city: 'Berlin', zipCode: '10115', country: 'Deutschland' },
      profile: { preferences: { language: 'de', notifications: { email: true, sms: false, push: true } } },
      premiumSubscription: { isActive: false, endDate: null },
    })
    expect(await shop.ok('verifyCustomer', { token })).toEqual({ user })
    const [row] = await shop.db.select().from(users).where(eq(users.email, email))
    expect(row).toMatchObject({ acceptedTermsAt: shop.clock.now(), createdAt: shop.clock.now() })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it('keeps the language of the shopper for the mails', async () => {
    const { user } = await shop.ok('registerCustomer', {
      body: newcomer(),
      headers: { 'accept-language': 'tr-TR' },
    })
    expect(user.profile.preferences.language).toBe('tr')
  })

  it('ignores what nobody may set [IDENTITY-12]', async () => {
    const intruder = { ...newcomer(), role: 'admin', status: 'banned', premiumUntil: '2030-01-01', _id: 'x' }
    const { user } = await shop.ok('registerCustomer', { body: intruder })
    const [row] = await shop.db.select().from(users).where(eq(users.email, user.email))
    expect(row).toMatchObject({ status: 'active', premiumUntil: null, acceptedTermsAt: null })
  })

  it('refuses a taken address, whatever its case [IDENTITY-10]', async () => {
    const { email } = await shop.customer()
    const refusal = await shop.refused('registerCustomer', { body: newcomer(email.toUpperCase()) })
    expect(refusal).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', details: { field: 'email' } })
  })

  it('makes one account of twenty parallel attempts [IDENTITY-10]', async () => {
    const email = newMail()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.call('registerCustomer', { body: newcomer(email) })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json()).toMatchObject({ code: 'EMAIL_TAKEN' })
    }
    expect(await shop.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
  })

  it.each([
    ['password', { password: 'kurz' }],
    ['password', { password: 'Passwort' }],
    ['password', { password: 'nul\u0000byte' }],
    ['email', { email: 'keine-adresse' }],
    ['name', { name: '   ' }],
    ['platform', { platform: 'mars' }],
    ['acceptTerms', { acceptTerms: false }],
  ])('names the field %s that is wrong: %j', async (path, wrong) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/user-auth/register',
      payload: { ...newcomer(), ...wrong },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path }] })
  })

  it('says in the reader’s language that a password is too common', async () => {
    const body = { ...newcomer(), password: '123456' }
    const refusal = await shop.refused('registerCustomer', { body, headers: { 'accept-language': 'tr' } })
    expect(refusal.errors).toEqual([{ path: 'password', msg: 'Bu şifre çok yaygın' }])
  })
})

describe('a customer', () => {
  it('logs in from any platform and logs out [IDENTITY-2] [IDENTITY-15] [DEPART-81] [API-14]', async () => {
    const { email, id } = await shop.customer({ platform: 'turkey' })
    const body = { email: ` ${email.toUpperCase()} `, password: TEST_PASSWORD, platform: 'germany' as const }
    const { token, user } = await shop.ok('loginCustomer', { body })
    expect(user).toMatchObject({ _id: id, email, platform: 'turkey' })
    await shop.ok('logoutCustomer', { token, headers: { 'content-type': 'application/json' } })
    expect(await shop.refused('verifyCustomer', { token })).toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
    })
  })

  it('is out after 7 days [IDENTITY-1]', async () => {
    const { token } = await shop.customer()
    const start = shop.clock.now()
    shop.clock.advance(7 * 24 * 60 * MINUTE_MS - 1000)
    await shop.ok('verifyCustomer', { token })
    shop.clock.advance(2000)
    expect((await shop.refused('verifyCustomer', { token })).status).toBe(401)
    shop.clock.set(start)
  })

  it('gets the same answer for a wrong password and an unknown address [IDENTITY-7]', async () => {
    const { email } = await shop.customer()
    const wrong = await shop.refused('loginCustomer', { body: { email, password: 'falsch' } })
    const unknown = await shop.refused('loginCustomer', { body: { email: newMail(), password: 'falsch' } })
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 400, code: 'INVALID_CREDENTIALS' })
  })

  it('who is banned learns it only with the right password [IDENTITY-7] [IDENTITY-14]', async () => {
    const { email } = await shop.customer({ status: 'banned' })
    const right = await shop.refused('loginCustomer', { body: { email, password: TEST_PASSWORD } })
    expect(right).toMatchObject({ status: 403, code: 'ACCOUNT_BANNED' })
    const wrong = await shop.refused('loginCustomer', { body: { email, password: 'falsch' } })
    expect(wrong.code).toBe('INVALID_CREDENTIALS')
  })

  it('has ten attempts in a quarter of an hour; a neighbour on the address is not touched [IDENTITY-17]', async () => {
    const { email } = await shop.customer()
    const neighbour = await shop.customer()
    const guess = () => shop.refused('loginCustomer', { body: { email, password: 'geraten' } })
    const guesses = await Promise.all(Array.from({ length: 14 }, guess))
    expect(guesses.filter(({ code }) => code === 'INVALID_CREDENTIALS')).toHaveLength(10)
    const body = { email, password: TEST_PASSWORD }
    const locked = await shop.call('loginCustomer', { body })
    expect(locked.statusCode).toBe(429)
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    await shop.ok('loginCustomer', { body: { email: neighbour.email, password: TEST_PASSWORD } })
    const start = shop.clock.now()
    shop.clock.advance(15 * MINUTE_MS + 1000)
    await shop.ok('loginCustomer', { body })
    shop.clock.set(start)
  })

  it('begins anew with ten attempts after a right password', async () => {
    const { email } = await shop.customer()
    const wrong = { email, password: 'geraten' }
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) await shop.refused('loginCustomer', { body: wrong })
      await shop.ok('loginCustomer', { body: { email, password: TEST_PASSWORD } })
    }
  })

  it('is 401 without a token and 403 with an administrator’s', async () => {
    const { token } = await shop.admin()
    for (const name of ['verifyCustomer', 'logoutCustomer'] as const) {
      expect((await shop.refused(name)).status).toBe(401)
      expect((await shop.refused(name, { token })).status).toBe(403)
    }
  })
})

it('keeps no session of a customer that was banned while it began', async () => {
  const { email, id } = await shop.customer()
  const admin = await shop.admin()
  const body = { email, password: TEST_PASSWORD }
  await Promise.all([
    shop.call('loginCustomer', { body }),
    shop.ok('setUserStatus', { token: admin.token, params: { id }, body: { status: 'banned' } }),
    shop.call('loginCustomer', { body }),
  ])
  expect(await shop.db.select().from(tokens).where(eq(tokens.userId, id))).toEqual([])
})
