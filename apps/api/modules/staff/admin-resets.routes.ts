import { normalizeEmail } from '@/shop/shared/typed-text'
import { addressLimit, countAttempt, forgetAttempts, forgotLimits } from '../../platform/auth/attempts'
import { networkFailures } from '../../platform/auth/failures'
import { callerOf, networkOf } from '../../platform/auth/network'
import { hashPassword } from '../../platform/auth/passwords'
import { hashToken } from '../../platform/auth/tokens'
import { audit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { inHiddenTime } from '../../platform/http/hidden-time'
import {
  countPasswordLinks,
  findPasswordLink,
  sendPasswordLink,
  storePassword,
  takePasswordLink,
} from './admin-resets.repository'
import { findAdmin, findAdminByEmail, lockAdmin } from './admins.repository'
import { refuseBeyond, rightsOf } from './roles.repository'
import { holdOwner, proveOwner } from './own-password'
import { refuseShort } from './password-length'

/** While so many links work, another mail would only fill the mailbox. */
const LINKS_IN_MAILBOX = 3

const sendForgottenLink = (db: Db, email: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const known = await findAdminByEmail(tx, email)
    const admin = known && (await lockAdmin(tx, known.id))
    if (!admin?.isActive || admin.email !== email) return
    if ((await countPasswordLinks(tx, admin.id, now)) >= LINKS_IN_MAILBOX) return
    await sendPasswordLink(tx, admin, 'forgotten', now)
  })

/** Links with which administrators set their passwords; the one who requests a link never sees it. */
export const adminResetRoutes = [
  defineRoute(
    'resetAdmin',
    async (call) => {
      const { db, session, params, now } = call
      const id = uuidOf(params.id)
      const known = found(await findAdmin(db, id))
      refuseBeyond(session.permissions, (await rightsOf(db, known)).permissions)
      if (!known.isActive) throw new ApiError('CONFLICT')
      const proven = await proveOwner(call)
      await inTransaction(db, async (tx) => {
        await holdOwner(tx, proven)
        const admin = found(await lockAdmin(tx, id))
        if (!admin.isActive) throw new ApiError('CONFLICT')
        await sendPasswordLink(tx, admin, 'reset', now())
        await audit(tx, session, { action: 'admin.reset', subject: `admin:${id}` }, now())
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'forgotAdminPassword',
    async ({ db, body, now, request }) => {
      const email = normalizeEmail(body.email)
      await countAttempt(db, forgotLimits('forgot-admin', email, request.ip), now())
      await inHiddenTime(sendForgottenLink(db, email, now()))
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'setAdminPassword',
    async ({ db, body, now, request }) => {
      const tokenHash = hashToken(body.token)
      // Checked before the expensive hash, so that requests without a valid link cost little.
      const adminId = await findPasswordLink(db, tokenHash, now())
      if (adminId === undefined) {
        await countAttempt(db, [addressLimit('admin-reset', request.ip)], now())
        throw new ApiError('INVALID_TOKEN')
      }
      await refuseShort(db, body.password, 'password', adminId)
      const passwordHash = await hashPassword(body.password, callerOf('admin', request))
      await inTransaction(db, async (tx) => {
        // The account before its links, as who sends one locks them.
        const admin = await lockAdmin(tx, adminId)
        const isTaken = await takePasswordLink(tx, tokenHash, now())
        if (!admin?.isActive || !isTaken) throw new ApiError('INVALID_TOKEN')
        await storePassword(tx, admin.id, { passwordHash }, now())
        const entry = { action: 'admin.password', subject: `admin:${admin.id}`, detail: { byLink: true } }
        await audit(tx, admin, entry, now())
      })
      // Whoever failed in this network: the owner may sign in.
      await forgetAttempts(db, [networkFailures('login:admin', networkOf(request.ip))])
      return {}
    },
    { dropsCache: false },
  ),
]
