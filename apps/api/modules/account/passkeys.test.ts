import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, passkeys } from '../../platform/db/schema'
import { TestAuthenticator } from '../../testing/authenticator'
import { testFactors } from '../../testing/factors'
import { TEST_NOW, TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
beforeEach(() => shop.reset())

const MINUTE_MS = 60_000
const currentPassword = TEST_PASSWORD

const confirmed = () => shop.customer({ emailVerifiedAt: TEST_NOW })

async function withPasskey() {
  const customer = await confirmed()
  const { token } = customer
  const authenticator = new TestAuthenticator()
  const begun = await shop.ok('startCustomerPasskey', { token, body: { currentPassword } })
  const response = authenticator.create(begun.options)
  await shop.ok('addCustomerPasskey', { token, body: { token: begun.token, name: 'Telefon', response } })
  return { ...customer, authenticator }
}

const mails = async () =>
  (await shop.db.select().from(outbox)).map(({ kind, recipient }) => [kind, recipient])

async function answered(authenticator: TestAuthenticator, but?: Parameters<TestAuthenticator['get']>[1]) {
  const { token, options } = await shop.ok('startCustomerPasskeyLogin')
  expect(options.allowCredentials).toEqual([])
  return { token, response: authenticator.get(options, but) }
}
const enter = async (authenticator: TestAuthenticator, but?: Parameters<TestAuthenticator['get']>[1]) =>
  shop.call('loginCustomerWithPasskey', { body: await answered(authenticator, but) })

describe('a customer’s passkey', () => {
  it('is added with the password, told by mail, and signs in alone [IDENTITY-300] [IDENTITY-301]', async () => {
    const { token, id, email, authenticator } = await withPasskey()
    const row = { _id: authenticator.id, name: 'Telefon', createdAt: shop.clock.now().toISOString() }
    expect(await shop.ok('listCustomerPasskeys', { token })).toEqual({
      passkeys: [{ ...row, lastUsedAt: null }],
    })
    expect(await mails()).toEqual([['passkey-added', email]])
    const entered = await shop.ok('loginCustomerWithPasskey', { body: await answered(authenticator) })
    expect(entered.user).toMatchObject({ _id: id, email })
    const { passkeys: own } = await shop.ok('listCustomerPasskeys', { token: entered.token })
    expect(own).toEqual([{ ...row, lastUsedAt: shop.clock.now().toISOString() }])
    expect((await shop.ok('getAccountData', { token })).passkeys).toMatchObject([{ name: 'Telefon' }])
  })

  it('is no second step: the password alone is enough as before [IDENTITY-301]', async () => {
    const { email } = await withPasskey()
    await shop.ok('loginCustomer', { body: { email, password: TEST_PASSWORD } })
  })

  it('needs a proof and a confirmed address [IDENTITY-300]', async () => {
    const { token } = await shop.customer()
    const start = (body: object) => shop.refused('startCustomerPasskey', { token, body })
    expect(await start({})).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'currentPassword' }] })
    expect(await start({ currentPassword: 'geraten' })).toMatchObject({
      code: 'WRONG_PASSWORD',
      errors: [{ path: 'currentPassword' }],
    })
    expect(await start({ currentPassword })).toMatchObject({ status: 409, code: 'EMAIL_UNVERIFIED' })
    expect((await shop.refused('startCustomerPasskeyProof', { token })).code).toBe('NOT_FOUND')
  })

  it('is a proof for the next one and for its own removal [IDENTITY-300]', async () => {
    const { token, email, authenticator } = await withPasskey()
    const prove = async (by = authenticator) => {
      const begun = await shop.ok('startCustomerPasskeyProof', { token })
      expect(begun.options.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id])
      return { passkey: { token: begun.token, response: by.get(begun.options) } }
    }
    const other = await withPasskey()
    const strange = await shop.refused('startCustomerPasskey', {
      token,
      body: await prove(other.authenticator),
    })
    expect(strange).toMatchObject({ code: 'WRONG_CODE', errors: [{ path: 'passkey' }] })
    await shop.ok('startCustomerPasskey', { token, body: await prove() })
    const params = { id: authenticator.id }
    const remove = (as: string, body: object) =>
      shop.call('removeCustomerPasskey', { token: as, params, body })
    expect((await remove(other.token, { currentPassword })).json()).toMatchObject({ code: 'NOT_FOUND' })
    expect((await remove(token, { currentPassword: 'geraten' })).json()).toMatchObject({
      code: 'WRONG_PASSWORD',
    })
    expect((await remove(token, await prove(other.authenticator))).json()).toMatchObject({
      code: 'WRONG_CODE',
    })
    expect((await remove(token, await prove())).statusCode).toBe(200)
    expect(await mails()).toContainEqual(['passkey-removed', email])
    expect((await enter(authenticator)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' })
  })

  it('is not stored after the password changed, twice, or for a challenge of somebody else [IDENTITY-300]', async () => {
    const { token, authenticator } = await withPasskey()
    const begin = () => shop.ok('startCustomerPasskey', { token, body: { currentPassword } })
    const add = (as: string, begun: Awaited<ReturnType<typeof begin>>, by: TestAuthenticator) =>
      shop.refused('addCustomerPasskey', {
        token: as,
        body: { token: begun.token, name: 'X', response: by.create(begun.options) },
      })
    expect((await add(token, await begin(), authenticator)).code).toBe('PASSKEY_REFUSED')
    const other = await confirmed()
    expect((await add(other.token, await begin(), new TestAuthenticator())).code).toBe('INVALID_TOKEN')
    const begun = await begin()
    await shop.ok('changePassword', { token, body: { currentPassword, newPassword: 'holunderblüte' } })
    expect((await add(token, begun, new TestAuthenticator())).code).toBe('INVALID_TOKEN')
  })

  it('survives a new password and is gone with the account [IDENTITY-302]', async () => {
    const { token, authenticator } = await withPasskey()
    await shop.ok('changePassword', { token, body: { currentPassword, newPassword: 'holunderblüte' } })
    expect((await enter(authenticator)).statusCode).toBe(200)
    await shop.ok('deleteAccount', { token, body: { password: 'holunderblüte' } })
    expect(await shop.db.$count(passkeys)).toBe(0)
    expect((await enter(authenticator)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' })
  })

  it('opens nothing to a banned customer, late, twice, or from another page [IDENTITY-301] [IDENTITY-172]', async () => {
    const { authenticator, id } = await withPasskey()
    const once = await answered(authenticator)
    await shop.ok('loginCustomerWithPasskey', { body: once })
    expect((await shop.refused('loginCustomerWithPasskey', { body: once })).code).toBe('INVALID_TOKEN')
    const away = await enter(authenticator, { origin: 'https://verda.example.net' })
    expect(away.json()).toMatchObject({ code: 'PASSKEY_REFUSED' })
    const copied = await enter(authenticator, { counter: 1 })
    expect(copied.json()).toMatchObject({ code: 'PASSKEY_REFUSED' })
    const late = await answered(authenticator, { counter: 9 })
    shop.clock.advance(5 * MINUTE_MS + 1)
    expect((await shop.refused('loginCustomerWithPasskey', { body: late })).code).toBe('INVALID_TOKEN')
    const { token } = await shop.admin()
    await shop.ok('setUserStatus', { token, params: { id }, body: { status: 'banned' } })
    const banned = await enter(authenticator, { counter: 10 })
    expect(banned.json()).toMatchObject({ code: 'ACCOUNT_BANNED' })
  })

  it('never opens the back office, nor an administrator’s the shop [IDENTITY-303]', async () => {
    const customer = await withPasskey()
    const admin = await testFactors(shop).withPasskey()
    expect((await enter(admin.authenticator)).json()).toMatchObject({ code: 'PASSKEY_REFUSED' })
    const staff = await shop.ok('startPasskeyLogin', { body: {} })
    const crossed = { token: staff.token, response: customer.authenticator.get(staff.options) }
    expect((await shop.refused('loginWithPasskey', { body: crossed })).code).toBe('PASSKEY_REFUSED')
    // Neither does one kind of challenge answer for the other.
    const office = await shop.ok('startPasskeyLogin', { body: {} })
    const body = { token: office.token, response: customer.authenticator.get(office.options) }
    expect((await shop.refused('loginCustomerWithPasskey', { body })).code).toBe('INVALID_TOKEN')
    const begun = await shop.ok('startCustomerPasskeyProof', { token: customer.token })
    const proof = { token: begun.token, response: admin.authenticator.get(begun.options) }
    const refusal = await shop.refused('startCustomerPasskey', {
      token: customer.token,
      body: { passkey: proof },
    })
    expect(refusal.code).toBe('WRONG_CODE')
  })
})
