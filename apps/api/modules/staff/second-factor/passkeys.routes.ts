import { audit } from '@apps/api/platform/audit/audit.repository'
import { findChallenge } from '@apps/api/platform/auth/passkeys/challenges.repository'
import { limitPasskeyLogin, limitStarts, startPasskeyLogin } from '@apps/api/platform/auth/passkeys/login'
import { acceptNewPasskey, ownPasskeys, startNewPasskey } from '@apps/api/platform/auth/passkeys/own'
import * as repository from '@apps/api/platform/auth/passkeys/passkeys.repository'
import { startProof } from '@apps/api/platform/auth/passkeys/prove-passkey'
import { isOf } from '@apps/api/platform/auth/owner'
import { endSessionsOf, type AdminSession } from '@apps/api/platform/auth/sessions'
import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError, found } from '@apps/api/platform/http/errors'
import { signedInToDto } from '../admins.mapper'
import { findAdmin, lockAdmin } from '../admins.repository'
import { holdOwner, proveOwnerAndFactor } from '../own-password'
import { signInPlace, signInAdmin } from '../sign-in'
import { endCodesWithoutFactor, factorsOf } from './factors.repository'
import { replaceRecoveryCodes } from './recovery-codes'

const note = (
  tx: Db,
  session: AdminSession,
  action: string,
  change: { readonly from: string } | { readonly to: string },
  at: Date,
) => {
  const detail = { name: session.name, changes: [{ field: 'name', ...change }] }
  return audit(tx, session, { action, subject: `admin:${session.id}`, detail }, at)
}

export const passkeyRoutes = [
  defineRoute('listPasskeys', ({ db, session }) => ownPasskeys(db, session)),

  defineRoute(
    'startPasskey',
    async (call) => startNewPasskey(call, (await proveOwnerAndFactor(call)).passwordHash),
    { dropsCache: false },
  ),

  defineRoute(
    'addPasskey',
    async (call) => {
      const { db, session, body, now } = call
      const store = await acceptNewPasskey(call, body)
      return inTransaction(db, async (tx) => {
        await store(tx, found(await lockAdmin(tx, session.id)).passwordHash)
        await endSessionsOf(tx, session, session.tokenHash)
        await note(tx, session, 'admin.passkeyAdd', { to: body.name }, now())
        const { recoveryCodes } = await factorsOf(tx, session.id)
        return { recoveryCodes: recoveryCodes > 0 ? [] : await replaceRecoveryCodes(tx, session.id, now()) }
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'renamePasskey',
    async ({ db, session, params, body }) => {
      if (!(await repository.renamePasskey(db, params.id, session, body.name)))
        throw new ApiError('NOT_FOUND')
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'removePasskey',
    async (call) => {
      const { db, session, params, now } = call
      if (!isOf(found(await repository.findPasskey(db, params.id)), session)) throw new ApiError('NOT_FOUND')
      const proven = await proveOwnerAndFactor(call)
      await inTransaction(db, async (tx) => {
        await holdOwner(tx, proven)
        const name = found(await repository.removePasskey(tx, params.id, session))
        await endCodesWithoutFactor(tx, session.id)
        await note(tx, session, 'admin.passkeyRemove', { from: name }, now())
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute('startPasskeyProof', startProof, { dropsCache: false }),

  defineRoute(
    'startPasskeyLogin',
    async (call) => {
      const { db, body, now } = call
      await limitStarts(call)
      const { challenge: step = '' } = body
      if (step === '') return startPasskeyLogin(call, 'admin')
      const begun = await findChallenge(db, step, 'login', now())
      if (begun?.adminId == null) throw new ApiError('INVALID_TOKEN')
      const owner = { kind: 'admin', id: begun.adminId } as const
      return startPasskeyLogin(call, 'admin', { owner, passwordHash: begun.passwordHash ?? undefined })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'loginWithPasskey',
    async (call) => {
      const { db, body, now, request } = call
      const signedIn = await limitPasskeyLogin(call, 'admin', body, async ({ id, passwordHash, use }) => {
        const admin = found(await findAdmin(db, id))
        // A new password ends the logins that had begun with the former one.
        if (passwordHash !== null && passwordHash !== admin.passwordHash) throw new ApiError('INVALID_TOKEN')
        return inTransaction(db, async (tx) => {
          await lockAdmin(tx, id)
          await use(tx)
          return signInAdmin(tx, admin, signInPlace(request), now())
        })
      })
      return { token: signedIn.token, admin: signedInToDto(signedIn.admin, signedIn.rights) }
    },
    { dropsCache: false },
  ),
]
