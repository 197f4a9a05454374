import { addressLimit, countAttempt } from '../../platform/auth/attempts'
import { callerOf } from '../../platform/auth/network'
import { hashPassword } from '../../platform/auth/passwords'
import { hashToken } from '../../platform/auth/tokens'
import { audit } from '../../platform/audit/audit.repository'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import {
  findPasswordLink,
  sendPasswordLink,
  storePassword,
  takePasswordLink,
} from './admin-resets.repository'
import { lockAdmin } from './admins.repository'

/** Links with which administrators set their passwords; the one who requests a link never sees it. */
export const adminResetRoutes = [
  defineRoute(
    'resetAdmin',
    async ({ db, session, params, now }) => {
      const id = uuidOf(params.id)
      await inTransaction(db, async (tx) => {
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
    'setAdminPassword',
    async ({ db, body, now, request }) => {
      await countAttempt(db, [addressLimit('admin-reset', request.ip)], now())
      const tokenHash = hashToken(body.token)
      // Checked before the expensive hash, so that requests without a valid link cost little.
      if ((await findPasswordLink(db, tokenHash, now())) === undefined) throw new ApiError('INVALID_TOKEN')
      const passwordHash = await hashPassword(body.password, callerOf('admin', request))
      await inTransaction(db, async (tx) => {
        const id = await takePasswordLink(tx, tokenHash, now())
        const admin = id === undefined ? undefined : await lockAdmin(tx, id)
        if (!admin?.isActive) throw new ApiError('INVALID_TOKEN')
        await storePassword(tx, admin.id, { passwordHash }, now())
        const entry = { action: 'admin.password', subject: `admin:${admin.id}`, detail: { byLink: true } }
        await audit(tx, admin, entry, now())
      })
      return {}
    },
    { dropsCache: false },
  ),
]
