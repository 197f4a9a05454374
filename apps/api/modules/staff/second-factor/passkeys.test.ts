import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, passkeys } from '@apps/api/platform/db/schema'
import { TestAuthenticator } from '@apps/api/testing/authenticator'
import { testFactors } from '@apps/api/testing/factors'
import { TEST_PASSWORD, testShop } from '@apps/api/testing/test-app'

const shop = await testShop({ demoData: false })
beforeEach(() => shop.reset())

const MINUTE_MS = 60_000
const currentPassword = TEST_PASSWORD

const { withPasskey, begin: firstStep } = testFactors(shop)

const start = (challenge?: string) =>
  shop.ok('startPasskeyLogin', { body: challenge === undefined ? {} : { challenge } })
const enter = (token: string, response: ReturnType<TestAuthenticator['get']>) =>
  shop.call('loginWithPasskey', { body: { token, response } })

describe('a passkey', () => {
  it('is added with the password, named, and first brings recovery codes [IDENTITY-171]', async () => {
    const { token, email, recoveryCodes, authenticator } = await withPasskey()
    expect(recoveryCodes).toHaveLength(10)
    const { passkeys } = await shop.ok('listPasskeys', { token })
    expect(passkeys).toEqual([
      {
        _id: authenticator.id,
        name: 'Telefon',
        createdAt: shop.clock.now().toISOString(),
        lastUsedAt: null,
      },
    ])
    const refusal = await shop.refused('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    expect(refusal).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      details: { hasTotp: false, hasPasskeys: true },
    })
    const guessed = { currentPassword: 'geraten' }
    const other = await shop.admin()
    expect((await shop.refused('startPasskey', { token: other.token, body: guessed })).code).toBe(
      'WRONG_PASSWORD',
    )
    // The next one needs the factor as well, and leaves the codes as they are.
    const body = { currentPassword }
    expect((await shop.refused('startPasskey', { token, body })).code).toBe('VALIDATION')
    const wrong = { currentPassword, secondFactor: { code: '123456' } }
    expect((await shop.refused('startPasskey', { token, body: wrong })).code).toBe('WRONG_CODE')
    const [recoveryCode] = recoveryCodes
    const proof = { currentPassword, secondFactor: { recoveryCode } }
    const begun = await shop.ok('startPasskey', { token, body: proof })
    expect(begun.options.excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id])
    const second = new TestAuthenticator()
    const added = await shop.ok('addPasskey', {
      token,
      body: { token: begun.token, name: 'Anahtar', response: second.create(begun.options) },
    })
    expect(added.recoveryCodes).toEqual([])
  })

  it('is renamed and removed by its owner alone [IDENTITY-171]', async () => {
    const { token, authenticator, recoveryCodes, email, id } = await withPasskey()
    const other = await withPasskey()
    const params = { id: authenticator.id }
    const rename = (as: string) =>
      shop.call('renamePasskey', { token: as, params, body: { name: 'Dizüstü' } })
    expect((await rename(other.token)).json()).toMatchObject({ code: 'NOT_FOUND' })
    expect((await rename(token)).statusCode).toBe(200)
    const [recoveryCode] = recoveryCodes
    const body = { currentPassword, secondFactor: { recoveryCode } }
    expect((await shop.refused('removePasskey', { token: other.token, params, body })).code).toBe('NOT_FOUND')
    const guessed = { ...body, currentPassword: 'geraten' }
    expect((await shop.refused('removePasskey', { token, params, body: guessed })).code).toBe(
      'WRONG_PASSWORD',
    )
    const wrong = { currentPassword, secondFactor: { recoveryCode: 'falsch' } }
    expect((await shop.refused('removePasskey', { token, params, body: wrong })).code).toBe('WRONG_CODE')
    await shop.ok('removePasskey', { token, params, body })
    await shop.ok('loginAdmin', { body: { email, password: TEST_PASSWORD } })
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `admin:${id}`))
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['admin.passkeyAdd', 'admin.passkeyRemove']),
    )
  })

  it('is not taken from another page, without the user’s check, twice, or late [IDENTITY-172]', async () => {
    const { token } = await shop.admin()
    const send = async (response: (begun: Awaited<ReturnType<typeof begin>>) => object) => {
      const begun = await begin()
      const answer = response(begun)
      return shop.app.inject({
        method: 'POST',
        url: '/api/auth/passkeys',
        headers: { authorization: `Bearer ${token}` },
        payload: { token: begun.token, name: 'T', response: answer },
      })
    }
    const begin = () => shop.ok('startPasskey', { token, body: { currentPassword } })
    const key = new TestAuthenticator()
    for (const but of [{ origin: 'https://verda.example.net' }, { rpId: 'example.net' }, { flags: 0x01 }]) {
      expect((await send(({ options }) => key.create(options, but))).json()).toMatchObject({
        code: 'PASSKEY_REFUSED',
      })
    }
    const begun = await begin()
    const foreign = await begin()
    const body = { token: begun.token, name: 'T', response: key.create(foreign.options) }
    expect((await shop.refused('addPasskey', { token, body })).code).toBe('PASSKEY_REFUSED')
    // A challenge is used up by a refusal, too.
    const again = { ...body, response: key.create(begun.options) }
    expect((await shop.refused('addPasskey', { token, body: again })).code).toBe('INVALID_TOKEN')
    const late = await begin()
    shop.clock.advance(5 * MINUTE_MS)
    const tooLate = { token: late.token, name: 'T', response: key.create(late.options) }
    expect((await shop.refused('addPasskey', { token, body: tooLate })).code).toBe('INVALID_TOKEN')
    expect(await shop.db.$count(passkeys)).toBe(0)
  })

  it('of another account, or begun by it, is not added [IDENTITY-172]', async () => {
    const { authenticator } = await withPasskey()
    const { token } = await shop.admin()
    const begun = await shop.ok('startPasskey', { token, body: { currentPassword } })
    const other = await shop.admin()
    const response = new TestAuthenticator().create(begun.options)
    const stolen = { token: other.token, body: { token: begun.token, name: 'T', response } }
    expect((await shop.refused('addPasskey', stolen)).code).toBe('INVALID_TOKEN')
    const next = await shop.ok('startPasskey', { token, body: { currentPassword } })
    const known = { token: next.token, name: 'T', response: authenticator.create(next.options) }
    expect((await shop.refused('addPasskey', { token, body: known })).code).toBe('PASSKEY_REFUSED')
  })
})

describe('a login by passkey', () => {
  it('needs neither address nor password [IDENTITY-170]', async () => {
    const { id, authenticator } = await withPasskey()
    const begun = await start()
    expect(begun.options).toMatchObject({
      allowCredentials: [],
      userVerification: 'required',
      rpId: 'localhost',
    })
    const { token, admin } = await shop.ok('loginWithPasskey', {
      body: { token: begun.token, response: authenticator.get(begun.options) },
    })
    expect(admin._id).toBe(id)
    await shop.ok('verifyAdmin', { token })
  })

  it('is the second step after the password, with the passkeys of that account only [IDENTITY-170]', async () => {
    const one = await withPasskey()
    const other = await withPasskey()
    const begun = await start(await firstStep(one.email))
    expect(begun.options.allowCredentials.map(({ id }) => id)).toEqual([one.authenticator.id])
    const foreign = await enter(begun.token, other.authenticator.get(begun.options))
    expect(foreign.json()).toMatchObject({ code: 'PASSKEY_REFUSED' })
    const next = await start(await firstStep(one.email))
    expect((await enter(next.token, one.authenticator.get(next.options))).statusCode).toBe(200)
    const refusal = await shop.refused('startPasskeyLogin', { body: { challenge: 'x'.repeat(43) } })
    expect(refusal.code).toBe('INVALID_TOKEN')
  })

  it('takes each challenge once, in five minutes, and none of another login [IDENTITY-172]', async () => {
    const { authenticator } = await withPasskey()
    const begun = await start()
    const response = authenticator.get(begun.options)
    const answers = await Promise.all([enter(begun.token, response), enter(begun.token, response)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const [mine, theirs] = [await start(), await start()]
    const crossed = await enter(mine.token, authenticator.get(theirs.options))
    expect(crossed.json()).toMatchObject({ code: 'PASSKEY_REFUSED' })
    const late = await start()
    shop.clock.advance(5 * MINUTE_MS)
    expect((await enter(late.token, authenticator.get(late.options))).json()).toMatchObject({
      code: 'INVALID_TOKEN',
    })
  })

  it('refuses another page, no check of the user, an unknown key and a counter that goes back [IDENTITY-172]', async () => {
    const { authenticator } = await withPasskey()
    const stranger = new TestAuthenticator()
    const tries = [
      (options: Options) => authenticator.get(options, { origin: 'https://verda.example.net' }),
      (options: Options) => authenticator.get(options, { rpId: 'example.net' }),
      (options: Options) => authenticator.get(options, { flags: 0x01 }),
      (options: Options) => stranger.get(options),
    ]
    for (const answer of tries) {
      const { token, options } = await start()
      expect((await enter(token, answer(options))).json()).toMatchObject({ code: 'PASSKEY_REFUSED' })
    }
    const right = await start()
    expect((await enter(right.token, authenticator.get(right.options, { counter: 9 }))).statusCode).toBe(200)
    const copied = await start()
    const back = await enter(copied.token, authenticator.get(copied.options, { counter: 9 }))
    expect(back.json()).toMatchObject({ code: 'PASSKEY_REFUSED' })
  })

  it('is refused while the account is inactive, and after a new password [IDENTITY-170]', async () => {
    const { authenticator, id, email } = await withPasskey()
    const { token } = await shop.admin()
    const begun = await start(await firstStep(email))
    const password = { password: 'ihlamur-çiçeği', currentPassword }
    await shop.ok('updateAdmin', { token, params: { id }, body: password })
    expect((await enter(begun.token, authenticator.get(begun.options))).json()).toMatchObject({
      code: 'INVALID_TOKEN',
    })
    await shop.ok('updateAdmin', { token, params: { id }, body: { isActive: false, currentPassword } })
    const next = await start()
    expect((await enter(next.token, authenticator.get(next.options))).json()).toMatchObject({
      code: 'ACCOUNT_BANNED',
    })
  })
})

type Options = Parameters<TestAuthenticator['get']>[0]
