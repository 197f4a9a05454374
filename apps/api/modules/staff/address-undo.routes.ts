import { addressLimit, countAttempt } from '../../platform/auth/attempts'
import { callerOf } from '../../platform/auth/network'
import { hashPassword } from '../../platform/auth/passwords'
import { hashToken, newToken } from '../../platform/auth/tokens'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { findUndo, useUndos, type Undo } from './address-undo.repository'
import { sendPasswordLink, storePassword } from './admin-resets.repository'
import { adminToDto, orEmailTaken } from './admins.mapper'
import { lockAdmin, updateAdminRow } from './admins.repository'
import { staffAddressUndone, tellAdministrators } from './staff-mails'

/** Why a link does not work is told, because its token is as secret as that of one that does. */
const invalid = (state: Exclude<Undo['state'], 'open'>) =>
  new ApiError('INVALID_TOKEN', { details: { reason: state } })

export const addressUndoRoutes = [
  defineRoute(
    'undoAdminAddress',
    async ({ db, body, now, request }) => {
      await countAttempt(db, [addressLimit('undo-address', request.ip)], now())
      const tokenHash = hashToken(body.token)
      const known = await findUndo(db, tokenHash, now())
      if (known.state !== 'open') throw invalid(known.state)
      const { adminId, email } = known
      // Random: whoever changed the address may know the password.
      const passwordHash = await hashPassword(newToken(), callerOf('admin', request))
      const at = now()
      await inTransaction(db, async (tx) => {
        const admin = await lockAdmin(tx, adminId)
        const undo = await findUndo(tx, tokenHash, at)
        if (undo.state !== 'open') throw invalid(undo.state)
        if (!admin?.isActive) throw invalid('unknown')
        const restored = { ...admin, email }
        await updateAdminRow(tx, adminId, { email }, at)
        await storePassword(tx, adminId, { passwordHash }, at)
        await useUndos(tx, adminId, at)
        await sendPasswordLink(tx, restored, 'reset', at)
        const cause = `${staffAddressUndone.kind}:${tokenHash}`
        await tellAdministrators(tx, { cause, except: adminId, at }, (envelope, customerName) =>
          staffAddressUndone.create({ ...envelope, data: { customerName, name: admin.name, email } }),
        )
        const detail = { name: admin.name, changes: changesBetween(adminToDto(admin), adminToDto(restored)) }
        await audit(tx, admin, { action: 'admin.undo', subject: `admin:${adminId}`, detail }, at)
      }).catch(orEmailTaken)
      return { email }
    },
    { dropsCache: false },
  ),
]
