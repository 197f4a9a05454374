import { normalizeEmail } from '@/domain/shared/typed-text'
import { limitFailures, loginLimits } from '../../platform/auth/failures'
import { callerOf } from '../../platform/auth/network'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import { createSession, endOfSession, endSession } from '../../platform/auth/sessions'
import { signInAdmin } from './sign-in'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found } from '../../platform/http/errors'
import { findAdminByEmail, lockAdmin, refuseTaken, updateAdmin } from './admins.repository'
import { tellFormerAddress } from './address-undo.repository'
import { holdOwner, missingProof, proveOwner } from './own-password'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import { endPasswordLinks, storePassword } from './admin-resets.repository'
import { adminToDto, orEmailTaken, signedInToDto } from './admins.mapper'

export const adminAuthRoutes = [
  defineRoute(
    'loginAdmin',
    async ({ db, body, now, request }) => {
      const email = normalizeEmail(body.email)
      const caller = callerOf('admin', request)
      const known = await findAdminByEmail(db, email)
      const limits = loginLimits(caller, email, known?.passwordHash)
      return limitFailures(db, limits, now(), async () => {
        if (!(await isPassword(known?.passwordHash, body.password, caller)) || !known) {
          throw new ApiError('INVALID_CREDENTIALS')
        }
        const { token, admin, rights } = await signInAdmin(db, known, now())
        return { token, admin: signedInToDto(admin, rights) }
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'verifyAdmin',
    ({ session }) =>
      Promise.resolve({
        admin: signedInToDto(session, session),
        endsAt: endOfSession(session).toISOString(),
      }),
    { dropsCache: false },
  ),

  defineRoute(
    'refreshAdmin',
    ({ db, session, now }) =>
      inTransaction(db, async (tx) => {
        // Locked first, so that a new password or a deactivation ends the old session before, or the new one after.
        const admin = await lockAdmin(tx, session.id)
        // A session that ended in the meantime must not start a new one.
        if (!admin?.isActive || !(await endSession(tx, session.tokenHash))) throw new ApiError('UNAUTHORIZED')
        const token = await createSession(tx, session, now(), session.startedAt)
        return { token, admin: signedInToDto(admin, session), endsAt: endOfSession(session).toISOString() }
      }),
    { dropsCache: false },
  ),

  defineRoute(
    'logoutAdmin',
    async ({ db, session }) => {
      await endSession(db, session.tokenHash)
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'changeAdminPassword',
    async (call) => {
      const { db, session, body, now, request } = call
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
        return updateAdmin(tx, id, { name, email }, now())
      }).catch(orEmailTaken)
      return { admin: signedInToDto(found(admin), session) }
    },
    { dropsCache: false },
  ),
]
