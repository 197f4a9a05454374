import { normalizeEmail } from '@/domain/account/account'
import { limitFailures, loginLimits } from '../../platform/auth/failures'
import { callerOf } from '../../platform/auth/network'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import { createSession, endOfSession, endSession } from '../../platform/auth/sessions'
import { signInAdmin } from './sign-in'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found } from '../../platform/http/errors'
import { findAdminByEmail, lockAdmin, updateAdmin } from './admins.repository'
import { verifyOwnPassword } from './own-password'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import { endPasswordLinks, storePassword } from './admin-resets.repository'
import { adminToDto, orEmailTaken } from './admins.mapper'

export const adminAuthRoutes = [
  defineRoute(
    'loginAdmin',
    async ({ db, body, now, request }) => {
      const email = normalizeEmail(body.email)
      const caller = callerOf('admin', request)
      const known = await findAdminByEmail(db, email)
      const limits = loginLimits(caller, email, known?.passwordHash)
      const { token, admin } = await limitFailures(db, limits, now(), async () => {
        if (!(await isPassword(known?.passwordHash, body.password, caller)) || !known) {
          throw new ApiError('INVALID_CREDENTIALS')
        }
        return signInAdmin(db, known, now())
      })
      return { token, admin: adminToDto(admin) }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'verifyAdmin',
    ({ session }) =>
      Promise.resolve({ admin: adminToDto(session), endsAt: endOfSession(session).toISOString() }),
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
        return { token, admin: adminToDto(admin), endsAt: endOfSession(session).toISOString() }
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
    async ({ db, session, body, now, request }) => {
      const { currentPassword, newPassword } = body
      const caller = callerOf('admin', request)
      const verified = await verifyOwnPassword(db, { session, caller }, currentPassword, now())
      const passwordHash = await hashPassword(newPassword, caller)
      await inTransaction(db, async (tx) => {
        const admin = await lockAdmin(tx, session.id)
        // The password was changed while the old one was being verified.
        if (admin?.passwordHash !== verified) throw new ApiError('WRONG_PASSWORD')
        await storePassword(tx, session.id, { passwordHash, keptSession: session.tokenHash }, now())
        await audit(tx, session, { action: 'admin.password', subject: `admin:${session.id}` }, now())
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute('getAdminProfile', ({ session }) => Promise.resolve({ admin: adminToDto(session) })),

  defineRoute(
    'updateAdminProfile',
    async ({ db, session, body, now }) => {
      const { name } = body
      const email = normalizeEmail(body.email)
      const admin = await inTransaction(db, async (tx) => {
        const detail = { name, changes: changesBetween(adminToDto(session), { name, email }) }
        await audit(tx, session, { action: 'admin.profile', subject: `admin:${session.id}`, detail }, now())
        if (email !== session.email) await endPasswordLinks(tx, session.id)
        return updateAdmin(tx, session.id, { name, email }, now())
      }).catch(orEmailTaken)
      return { admin: adminToDto(found(admin)) }
    },
    { dropsCache: false },
  ),
]
