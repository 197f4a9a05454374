import { beforeEach, describe, expect, it } from 'vitest'
import { testFactors } from '@apps/api/testing/factors'
import { TEST_PASSWORD, testShop } from '@apps/api/testing/test-app'

const shop = await testShop({ demoData: false })
beforeEach(() => shop.reset())

const { withApp, withPasskey, codeOf } = testFactors(shop)

describe('a fresh code', () => {
  it('is a proof instead of the password [IDENTITY-165]', async () => {
    const { token, secret } = await withApp()
    const input = { token, body: { name: 'Mert', email: 'mert@verda.example' } }
    const send = (secondFactor: { code: string }) =>
      shop.call('createAdmin', { ...input, body: { ...input.body, secondFactor } })
    expect((await send({ code: codeOf(secret, 7) })).json()).toMatchObject({
      code: 'WRONG_CODE',
      errors: [{ path: 'secondFactor.code' }],
    })
    expect((await send({ code: codeOf(secret) })).statusCode).toBe(201)
  })

  it('is none without a factor, and neither is a recovery code [IDENTITY-165]', async () => {
    const { token } = await shop.admin()
    const body = { name: 'Mert', email: 'mert@verda.example' }
    const guessed = await shop.refused('createAdmin', {
      token,
      body: { ...body, secondFactor: { code: '123456' } },
    })
    expect(guessed.code).toBe('WRONG_CODE')
    const app = await withApp()
    const [code = ''] = app.recoveryCodes
    const recovery = await shop.refused('createAdmin', {
      token: app.token,
      body: { ...body, secondFactor: { code } },
    })
    expect(recovery.code).toBe('WRONG_CODE')
  })

  it('is proof for each call that takes one, and a wrong one changes nothing [IDENTITY-165]', async () => {
    const { token, email } = await withApp()
    const { id } = await shop.admin()
    const secondFactor = { code: '000000' }
    const params = { id }
    const { role } = await shop.ok('createRole', {
      token,
      body: { name: 'Versand', permissions: ['orders.read'] },
    })
    const refusals = [
      await shop.refused('changeAdminPassword', {
        token,
        body: { newPassword: 'ihlamur-çiçeği', secondFactor },
      }),
      await shop.refused('updateAdminProfile', {
        token,
        body: { name: 'A', email: `x${email}`, secondFactor },
      }),
      await shop.refused('updateAdmin', { token, params, body: { isActive: false, secondFactor } }),
      await shop.refused('resetAdmin', { token, params, body: { secondFactor } }),
      await shop.refused('setSecondFactorDemand', { token, body: { isRequired: true, secondFactor } }),
      await shop.refused('removeSecondFactor', { token, params, body: { secondFactor } }),
      await shop.refused('updateRole', {
        token,
        params: { id: role._id },
        body: { name: 'Versand', permissions: ['orders.write'], secondFactor },
      }),
      await shop.refused('updatePaymentSettings', {
        token,
        params: { platform: 'germany' },
        body: { bankTransfer: { iban: 'DE89 3704 0044 0532 0130 00' }, secondFactor },
      }),
    ]
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['WRONG_CODE']))
  })
})

describe('a passkey', () => {
  const input = { name: 'Mert', email: 'mert@verda.example' }
  const prove = async (as: Awaited<ReturnType<typeof withPasskey>>) => {
    const { token, options } = await shop.ok('startPasskeyProof', { token: as.token })
    return { passkey: { token, response: as.authenticator.get(options) } }
  }
  const create = (token: string, secondFactor: Awaited<ReturnType<typeof prove>>) =>
    shop.call('createAdmin', { token, body: { ...input, secondFactor } })

  it('is a proof instead of the password, once [IDENTITY-165]', async () => {
    const owner = await withPasskey()
    expect((await shop.ok('verifyAdmin', owner)).factors).toEqual({ hasTotp: false, hasPasskeys: true })
    const begun = await shop.ok('startPasskeyProof', owner)
    expect(begun.options.allowCredentials.map(({ id }) => id)).toEqual([owner.authenticator.id])
    const secondFactor = await prove(owner)
    expect((await create(owner.token, secondFactor)).statusCode).toBe(201)
    const again = { token: owner.token, body: { ...input, email: 'a@verda.example', secondFactor } }
    expect(await shop.refused('createAdmin', again)).toMatchObject({
      status: 400,
      code: 'WRONG_CODE',
      errors: [{ path: 'secondFactor.passkey', msg: 'Dieser Passkey passt nicht.' }],
    })
  })

  it('of somebody else, for another challenge, or from another page is none [IDENTITY-165] [IDENTITY-172]', async () => {
    const [owner, other] = [await withPasskey(), await withPasskey()]
    const begin = () => shop.ok('startPasskeyProof', owner)
    const refusedFor = async (answer: {
      token: string
      response: ReturnType<typeof owner.authenticator.get>
    }) =>
      expect((await create(owner.token, { passkey: answer })).json()).toMatchObject({ code: 'WRONG_CODE' })
    const [one, two, three, four] = [await begin(), await begin(), await begin(), await begin()]
    await refusedFor({ token: one.token, response: other.authenticator.get(one.options) })
    await refusedFor((await prove(other)).passkey)
    await refusedFor({ token: two.token, response: owner.authenticator.get(three.options) })
    const away = owner.authenticator.get(four.options, { origin: 'https://verda.example.net' })
    await refusedFor({ token: four.token, response: away })
    const login = await shop.ok('startPasskeyLogin', { body: {} })
    await refusedFor({ token: login.token, response: owner.authenticator.get(login.options) })
    const plain = await shop.admin()
    expect((await shop.refused('startPasskeyProof', plain)).code).toBe('NOT_FOUND')
  })

  it('is the factor beside the password where a factor changes [IDENTITY-164]', async () => {
    const owner = await withPasskey()
    const alone = { token: owner.token, body: { secondFactor: await prove(owner) } }
    expect(await shop.refused('renewRecoveryCodes', alone)).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'currentPassword' }],
    })
    const body = { currentPassword: TEST_PASSWORD, secondFactor: await prove(owner) }
    await shop.ok('renewRecoveryCodes', { token: owner.token, body })
    expect(
      (
        await shop.refused('removePasskey', {
          token: owner.token,
          params: { id: owner.authenticator.id },
          body,
        })
      ).code,
    ).toBe('WRONG_CODE')
  })
})
