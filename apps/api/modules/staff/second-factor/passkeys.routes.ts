import { audit } from '../../../platform/audit/audit.repository'
import { addressLimit, countAttempt } from '../../../platform/auth/attempts'
import { limitFailures, networkFailures } from '../../../platform/auth/failures'
import { networkOf } from '../../../platform/auth/network'
import { endSessionsOf } from '../../../platform/auth/sessions'
import { newToken } from '../../../platform/auth/tokens'
import { inTransaction } from '../../../platform/db/transaction'
import { defineRoute } from '../../../platform/http/define-route'
import { ApiError, found } from '../../../platform/http/errors'
import { signedInToDto } from '../admins.mapper'
import { findAdmin, lockAdmin } from '../admins.repository'
import { holdOwner, proveOwnerAndFactor } from '../own-password'
import { placeOf, signInAdmin } from '../sign-in'
import { findChallenge, startChallenge, takeChallenge } from './challenges.repository'
import { endCodesWithoutFactor, factorsOf } from './factors.repository'
import * as repository from './passkeys.repository'
import { replaceRecoveryCodes } from './recovery-codes'
import { creationOptions, relyingParty, requestOptions, verifyNewPasskey, verifyPasskey } from './webauthn'

export const passkeyRoutes = [
  defineRoute('listPasskeys', async ({ db, session }) => ({
    passkeys: (await repository.listPasskeys(db, session.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
      _id: id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  })),

  defineRoute(
    'startPasskey',
    async (call) => {
      const { db, session, config, now } = call
      const { id: adminId, passwordHash } = await proveOwnerAndFactor(call)
      const challenge = newToken()
      const token = await startChallenge(db, { kind: 'passkey-new', adminId, passwordHash, challenge }, now())
      const known = await repository.listPasskeys(db, adminId)
      return {
        token,
        options: creationOptions(relyingParty(config, call.request), session, challenge, known),
      }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'addPasskey',
    async ({ db, session, config, body, now, request }) => {
      const { token, name, response } = body
      const { id: adminId } = session
      // Taken before it is looked at: a refused answer needs a new challenge.
      const begun = await takeChallenge(db, token, 'passkey-new', now())
      if (!begun || begun.adminId !== adminId) throw new ApiError('INVALID_TOKEN')
      const passkey = await verifyNewPasskey(relyingParty(config, request), response, begun.challenge ?? '')
      return inTransaction(db, async (tx) => {
        // The proof was for the password of then.
        if (found(await lockAdmin(tx, adminId)).passwordHash !== begun.passwordHash)
          throw new ApiError('INVALID_TOKEN')
        if (!(await repository.insertPasskey(tx, { ...passkey, adminId, name, createdAt: now() })))
          throw new ApiError('PASSKEY_REFUSED')
        await endSessionsOf(tx, { kind: 'admin', id: adminId }, session.tokenHash)
        const detail = { name: session.name, changes: [{ field: 'name', to: name }] }
        await audit(tx, session, { action: 'admin.passkeyAdd', subject: `admin:${adminId}`, detail }, now())
        const { recoveryCodes } = await factorsOf(tx, adminId)
        return { recoveryCodes: recoveryCodes > 0 ? [] : await replaceRecoveryCodes(tx, adminId, now()) }
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'renamePasskey',
    async ({ db, session, params, body }) => {
      if (!(await repository.renamePasskey(db, params.id, session.id, body.name)))
        throw new ApiError('NOT_FOUND')
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'removePasskey',
    async (call) => {
      const { db, session, params, now } = call
      if ((await repository.findPasskey(db, params.id))?.adminId !== session.id)
        throw new ApiError('NOT_FOUND')
      const proven = await proveOwnerAndFactor(call)
      await inTransaction(db, async (tx) => {
        await holdOwner(tx, proven)
        const name = found(await repository.removePasskey(tx, params.id, session.id))
        await endCodesWithoutFactor(tx, session.id)
        const detail = { name: session.name, changes: [{ field: 'name', from: name }] }
        await audit(
          tx,
          session,
          { action: 'admin.passkeyRemove', subject: `admin:${session.id}`, detail },
          now(),
        )
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'startPasskeyProof',
    async ({ db, config, session, now, request }) => {
      const own = await repository.listPasskeys(db, session.id)
      if (own.length === 0) throw new ApiError('NOT_FOUND')
      const challenge = newToken()
      const begun = { kind: 'passkey-proof', adminId: session.id, challenge } as const
      const token = await startChallenge(db, begun, now())
      return { token, options: requestOptions(relyingParty(config, request), challenge, own) }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'startPasskeyLogin',
    async ({ db, config, body, now, request }) => {
      await countAttempt(db, [addressLimit('passkey', request.ip)], now())
      const challenge = newToken()
      const { challenge: step = '' } = body
      const begun = step === '' ? undefined : await findChallenge(db, step, 'login', now())
      if (step !== '' && begun?.adminId == null) throw new ApiError('INVALID_TOKEN')
      const adminId = begun?.adminId ?? undefined
      const passwordHash = begun?.passwordHash ?? undefined
      const token = await startChallenge(
        db,
        {
          kind: 'passkey-login',
          challenge,
          ...(adminId !== undefined && { adminId }),
          ...(passwordHash !== undefined && { passwordHash }),
        },
        now(),
      )
      // Without the first step nobody is told which passkeys there are: the browser offers those it has.
      const allowed = adminId === undefined ? [] : await repository.listPasskeys(db, adminId)
      return { token, options: requestOptions(relyingParty(config, request), challenge, allowed) }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'loginWithPasskey',
    async ({ db, config, body, now, request, log }) => {
      const { token, response } = body
      const limits = { own: networkFailures('passkey:admin', networkOf(request.ip)), shared: [] }
      const enter = async () => {
        const begun = await takeChallenge(db, token, 'passkey-login', now())
        if (!begun) throw new ApiError('INVALID_TOKEN')
        const passkey = await repository.findPasskey(db, response.id)
        if (!passkey || (begun.adminId !== null && begun.adminId !== passkey.adminId))
          throw new ApiError('PASSKEY_REFUSED')
        const counter = await verifyPasskey(relyingParty(config, request), response, {
          passkey,
          challenge: begun.challenge ?? '',
        })
        const admin = found(await findAdmin(db, passkey.adminId))
        // A new password ends the logins that had begun with the former one.
        if (begun.passwordHash !== null && begun.passwordHash !== admin.passwordHash)
          throw new ApiError('INVALID_TOKEN')
        return inTransaction(db, async (tx) => {
          await lockAdmin(tx, admin.id)
          if (!(await repository.notePasskeyUse(tx, passkey.id, counter, now())))
            throw new ApiError('PASSKEY_REFUSED')
          return signInAdmin(tx, admin, placeOf(request), now())
        })
      }
      try {
        const { token: session, admin, rights } = await limitFailures(db, limits, now(), enter)
        return { token: session, admin: signedInToDto(admin, rights) }
      } catch (error) {
        // A counter that goes back may be a copied authenticator.
        if (error instanceof ApiError && error.code === 'PASSKEY_REFUSED')
          log.warn({ err: error.cause }, 'passkey refused')
        throw error
      }
    },
    { dropsCache: false },
  ),
]
