import { normalizeEmail } from '@/shop/shared/typed-text'
import { limitFailures, loginLimits } from '../../platform/auth/failures'
import { callerOf } from '../../platform/auth/network'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import { startChallenge } from '../../platform/auth/passkeys/challenges.repository'
import { startSession, endOfSession, deleteSession, type AdminSession } from '../../platform/auth/sessions'
import { noteFailedLogin, signInPlace, signInAdmin } from './sign-in'
import { refuseShort } from './password-length'
import { factorsOf, hasAny } from './second-factor/factors.repository'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found } from '../../platform/http/errors'
import { findAdminByEmail, lockAdmin, refuseTaken, updateAdminRow } from './admins.repository'
import { tellFormerAddress } from './address-undo.repository'
import { holdOwner, missingProof, proveOwner } from './own-password'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import { endPasswordLinks, storePassword } from './admin-resets.repository'
import { adminToDto, orEmailTaken, signedInToDto } from './admins.mapper'

async function sessionToDto(db: Db, session: AdminSession) {
  const { totp, passkeys } = await factorsOf(db, session.id)
  return {
    endsAt: endOfSession(session).toISOString(),
    needsSecondFactor: session.needsFactor,
    factors: { hasTotp: totp !== undefined, hasPasskeys: passkeys > 0 },
  }
}

export const adminAuthRoutes = [
  defineRoute(
    'loginAdmin',
    async ({ db, body, now, request, log }) => {
      const email = normalizeEmail(body.email)
      const caller = callerOf('admin', request)
      const known = await findAdminByEmail(db, email)
      const limits = loginLimits(caller, email, known?.passwordHash)
      const verified = await limitFailures(db, limits, now(), async () => {
        if ((await isPassword(known?.passwordHash, body.password, caller)) && known) return known
        // Not awaited: the answer for an unknown address must not be faster.
        if (known) noteFailedLogin(db, known, now()).catch((error: unknown) => log.warn(error))
        throw new ApiError('INVALID_CREDENTIALS')
      })
      const factors = await factorsOf(db, verified.id)
      if (hasAny(factors) && verified.isActive) {
        const { id, passwordHash } = verified
        const owner = { kind: 'admin', id } as const
        const challenge = await startChallenge(db, { kind: 'login', owner, passwordHash }, now())
        const details = { challenge, hasTotp: factors.totp !== undefined, hasPasskeys: factors.passkeys > 0 }
        throw new ApiError('SECOND_FACTOR_REQUIRED', { details })
      }
      const { token, admin, rights } = await inTransaction(db, (tx) =>
        signInAdmin(tx, verified, signInPlace(request), now()),
      )
      return { token, admin: signedInToDto(admin, rights) }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'verifyAdmin',
    async ({ db, session }) => ({
      admin: signedInToDto(session, session),
      ...(await sessionToDto(db, session)),
    }),
    { dropsCache: false },
  ),

  defineRoute(
    'refreshAdmin',
    ({ db, session, now, request }) =>
      inTransaction(db, async (tx) => {
        // Locked first, so that a new password or a deactivation ends the old session before, or the new one after.
        const admin = await lockAdmin(tx, session.id)
        // A session that ended in the meantime must not start a new one.
        if (!admin?.isActive || !(await deleteSession(tx, session.tokenHash)))
          throw new ApiError('UNAUTHORIZED')
        const token = await startSession(tx, session, now(), {
          ...signInPlace(request),
          startedAt: session.startedAt,
          id: session.sessionId,
        })
        return {
          token,
          admin: signedInToDto(admin, session),
          ...(await sessionToDto(tx, session)),
        }
      }),
    { dropsCache: false },
  ),

  defineRoute(
    'logoutAdmin',
    async ({ db, session }) => {
      await deleteSession(db, session.tokenHash)
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'changeAdminPassword',
    async (call) => {
      const { db, session, body, now, request } = call
      await refuseShort(db, body.newPassword, 'newPassword', session.id)
      const proven = await proveOwner(call)
      const passwordHash = await hashPassword(body.newPassword, callerOf('admin', request))
      await inTransaction(db, async (tx) => {
        await holdOwner(tx, proven)
        await storePassword(tx, session.id, { passwordHash, keptSession: session.tokenHash }, now())
        await audit(tx, session, { action: 'admin.password', subject: `admin:${session.id}` }, now())
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute('getAdminProfile', ({ session }) =>
    Promise.resolve({ admin: signedInToDto(session, session) }),
  ),

  defineRoute(
    'updateAdminProfile',
    async (call) => {
      const { db, session, body, now } = call
      const { id } = session
      const { name } = body
      const email = normalizeEmail(body.email)
      if (email !== session.email) await refuseTaken(db, email, id)
      const proven = email === session.email ? undefined : await proveOwner(call)
      const admin = await inTransaction(db, async (tx) => {
        const before = proven ? await holdOwner(tx, proven) : found(await lockAdmin(tx, id))
        if (email !== before.email) {
          // Another session has changed the address, which would be changed back without the password.
          if (!proven) throw missingProof()
          await endPasswordLinks(tx, id)
          await tellFormerAddress(tx, { before, email, actor: session }, now())
        }
        const detail = { name, changes: changesBetween(adminToDto(before), { name, email }) }
        await audit(tx, session, { action: 'admin.profile', subject: `admin:${id}`, detail }, now())
        return updateAdminRow(tx, id, { name, email }, now())
      }).catch(orEmailTaken)
      return { admin: signedInToDto(found(admin), session) }
    },
    { dropsCache: false },
  ),
]
