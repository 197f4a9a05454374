import { Secret, TOTP } from 'otpauth'
import { TestAuthenticator } from './authenticator'
import { TEST_PASSWORD, type TestApp } from './test-app'

const STEP_MS = 30_000
const currentPassword = TEST_PASSWORD

/** Administrators with a second factor, in a test's shop. */
export function testFactors(shop: TestApp) {
  /** What the app shows now, or `steps` earlier or later. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: shop.clock.now().getTime() + steps * STEP_MS,
    })
  return {
    codeOf,

    /** An administrator with an authenticator app, whose last code is a while ago. */
    withApp: async () => {
      const admin = await shop.admin()
      const { token } = admin
      const { secret } = await shop.ok('startTotp', { token, body: { currentPassword } })
      const { recoveryCodes } = await shop.ok('confirmTotp', { token, body: { code: codeOf(secret) } })
      shop.clock.advance(4 * STEP_MS)
      return { ...admin, secret, recoveryCodes }
    },

    withPasskey: async () => {
      const admin = await shop.admin()
      const { token } = admin
      const authenticator = new TestAuthenticator()
      const begun = await shop.ok('startPasskey', { token, body: { currentPassword } })
      const { recoveryCodes } = await shop.ok('addPasskey', {
        token,
        body: { token: begun.token, name: 'Telefon', response: authenticator.create(begun.options) },
      })
      return { ...admin, authenticator, recoveryCodes }
    },

    /** The first step of a login. @returns the challenge of the second */
    begin: async (email: string): Promise<string> => {
      const { details } = await shop.refused('loginAdmin', { body: { email, password: TEST_PASSWORD } })
      return String(details?.challenge)
    },

    finish: (body: { challenge: string; code?: string; recoveryCode?: string }) =>
      shop.call('loginWithSecondFactor', { body }),
  }
}
