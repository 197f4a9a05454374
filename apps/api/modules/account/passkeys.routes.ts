import { isOf } from '../../platform/auth/owner'
import { limitPasskeyLogin, limitStarts, startPasskeyLogin } from '../../platform/auth/passkeys/login'
import { acceptNewPasskey, ownPasskeys, startNewPasskey } from '../../platform/auth/passkeys/own'
import { findPasskey, removePasskey } from '../../platform/auth/passkeys/passkeys.repository'
import { startProof } from '../../platform/auth/passkeys/prove-passkey'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found } from '../../platform/http/errors'
import { queueMail } from '../../platform/mail/outbox.repository'
import { customerToDto } from './account.mapper'
import { greeted, passkeyAddedMail, passkeyRemovedMail } from './account-mails'
import { holdCustomer, proveCustomer } from './own-password'
import { signInUser } from './sign-in'
import { findUser, lockUser, type User } from './users.repository'

interface Told {
  readonly user: User
  readonly passkey: { readonly id: string; readonly name: string }
}

const tell = (tx: Db, mail: typeof passkeyAddedMail, { user, passkey }: Told, at: Date) =>
  queueMail(
    tx,
    mail.create({
      at,
      to: user.email,
      language: user.language,
      data: { ...greeted(user), name: passkey.name },
      dedupeKey: `${mail.kind}:${user.id}:${passkey.id}:${at.getTime()}`,
    }),
  )

export const customerPasskeyRoutes = [
  defineRoute('listCustomerPasskeys', ({ db, session }) => ownPasskeys(db, session)),

  defineRoute(
    'startCustomerPasskey',
    async (call) => {
      const { passwordHash, emailVerifiedAt } = await proveCustomer(call)
      // Whoever registers somebody else's address would keep a way into the account that its owner takes over later.
      if (emailVerifiedAt === null) throw new ApiError('EMAIL_UNVERIFIED')
      return startNewPasskey(call, passwordHash)
    },
    { dropsCache: false },
  ),

  defineRoute(
    'addCustomerPasskey',
    async (call) => {
      const { db, session, body, now } = call
      const store = await acceptNewPasskey(call, body)
      await inTransaction(db, async (tx) => {
        const user = found(await lockUser(tx, session.id))
        await store(tx, user.passwordHash)
        const passkey = { id: body.response.id, name: body.name }
        await tell(tx, passkeyAddedMail, { user, passkey }, now())
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'removeCustomerPasskey',
    async (call) => {
      const { db, session, params, now } = call
      const { id } = params
      if (!isOf(found(await findPasskey(db, id)), session)) throw new ApiError('NOT_FOUND')
      const proven = await proveCustomer(call)
      await inTransaction(db, async (tx) => {
        const user = await holdCustomer(tx, proven)
        const name = found(await removePasskey(tx, id, session))
        await tell(tx, passkeyRemovedMail, { user, passkey: { id, name } }, now())
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute('startCustomerPasskeyProof', startProof, { dropsCache: false }),

  defineRoute(
    'startCustomerPasskeyLogin',
    async (call) => {
      await limitStarts(call)
      return startPasskeyLogin(call, 'user')
    },
    { dropsCache: false },
  ),

  defineRoute(
    'loginCustomerWithPasskey',
    async (call) => {
      const { db, body, now } = call
      const { token, user } = await limitPasskeyLogin(call, 'user', body, async ({ id, use }) => {
        const known = found(await findUser(db, id))
        return inTransaction(db, async (tx) => {
          await lockUser(tx, id)
          await use(tx)
          return signInUser(tx, known, now())
        })
      })
      return { token, user: customerToDto(user, now()) }
    },
    { dropsCache: false },
  ),
]
