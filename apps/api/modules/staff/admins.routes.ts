import { normalizeEmail } from '@/domain/account/account'
import { callerOf } from '../../platform/auth/network'
import { hashPassword } from '../../platform/auth/passwords'
import { endSessionsOf } from '../../platform/auth/sessions'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import * as repository from './admins.repository'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import { newToken } from '../../platform/auth/tokens'
import { endPasswordLinks, sendPasswordLink, storePassword } from './admin-resets.repository'
import { verifyOwnPassword } from './own-password'
import { adminRowToDto, orEmailTaken } from './admins.mapper'

/** @throws ApiError CONFLICT for the last active administrator, because nobody could reactivate one */
async function refuseLastOne(tx: Db, id: string): Promise<void> {
  const active = await repository.lockActiveAdmins(tx)
  if (active.length === 1 && active[0]?.id === id) throw new ApiError('CONFLICT')
}

export const adminsRoutes = [
  defineRoute('listAdmins', async ({ db }) => ({
    admins: (await repository.listAdmins(db)).map(adminRowToDto),
  })),

  defineRoute(
    'createAdmin',
    async ({ db, session, body, now, request }) => {
      const { name, password, isActive } = body
      const email = normalizeEmail(body.email)
      // Random, so that an invited administrator cannot sign in before setting a password.
      const passwordHash = await hashPassword(password ?? newToken(), callerOf('admin', request))
      const at = now()
      return inTransaction(db, async (tx) => {
        const row = { name, email, passwordHash, isActive, createdAt: at, updatedAt: at }
        const admin = await repository.insertAdmin(tx, row)
        if (!admin) throw new ApiError('EMAIL_TAKEN')
        if (password === undefined && isActive) await sendPasswordLink(tx, admin, 'invitation', at)
        const detail = { name, email, isActive }
        await audit(tx, session, { action: 'admin.create', subject: `admin:${admin.id}`, detail }, at)
        return { admin: adminRowToDto(admin) }
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'updateAdmin',
    async ({ db, session, params, body, now, request }) => {
      const id = uuidOf(params.id)
      const caller = callerOf('admin', request)
      const { password, name, isActive } = body
      const email = body.email === undefined ? undefined : normalizeEmail(body.email)
      if (password !== undefined)
        await verifyOwnPassword(db, { session, caller }, body.currentPassword ?? '', now())
      const passwordHash = password === undefined ? undefined : await hashPassword(password, caller)
      const admin = await inTransaction(db, async (tx) => {
        if (isActive === false && id === session.id) throw new ApiError('CONFLICT')
        if (isActive === false) await refuseLastOne(tx, id)
        const before = found(await repository.lockAdmin(tx, id))
        const changed = found(await repository.updateAdmin(tx, id, { name, email, isActive }, now()))
        // A link may still be in the mailbox of the former address.
        if (changed.email !== before.email || !changed.isActive) await endPasswordLinks(tx, id)
        if (!changed.isActive) await endSessionsOf(tx, { kind: 'admin', id })
        if (passwordHash !== undefined) {
          const keptSession = id === session.id ? session.tokenHash : undefined
          await storePassword(tx, id, { passwordHash, keptSession }, now())
        }
        const changes = changesBetween(adminRowToDto(before), adminRowToDto(changed))
        const detail = {
          name: changed.name,
          changes,
          ...(passwordHash !== undefined && { password: 'changed' }),
        }
        await audit(tx, session, { action: 'admin.update', subject: `admin:${id}`, detail }, now())
        return changed
      }).catch(orEmailTaken)
      return { admin: adminRowToDto(admin) }
    },
    { dropsCache: false },
  ),
]
