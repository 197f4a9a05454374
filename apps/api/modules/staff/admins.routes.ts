import { normalizeEmail } from '@/shop/shared/typed-text'
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
import { holdOwner, proveOwner } from './own-password'
import { refuseShort } from './password-length'
import { staffAccess, tellAdministrators } from './staff-mails'
import { tellFormerAddress } from './address-undo.repository'
import { roleIdOf } from '../../platform/auth/permissions-of'
import { refuseBeyond, rightsOf, roleGiven } from './roles.repository'
import { adminRowToDto, orEmailTaken } from './admins.mapper'
import { factorsOf, hasAny } from './second-factor/factors.repository'

/** @throws ApiError CONFLICT for the last active owner, because nobody could give that role again */
function refuseLastOwner(active: readonly repository.AdminRow[], id: string): void {
  const owners = active.filter(({ role }) => role === 'owner')
  if (owners.length === 1 && owners[0]?.id === id) throw new ApiError('CONFLICT')
}

/** Tells all others of somebody who may enter from now on. */
const tellOfAccess = (
  tx: Db,
  { id, name, email, isActive }: repository.AdminRow,
  actor: { readonly name: string },
  at: Date,
) =>
  isActive
    ? tellAdministrators(
        tx,
        { cause: `${staffAccess.kind}:${id}:${at.getTime()}`, except: id, at },
        (envelope, customerName) =>
          staffAccess.create({ ...envelope, data: { customerName, name, email, actor: actor.name } }),
      )
    : undefined

export const adminsRoutes = [
  defineRoute('listAdmins', async ({ db }) => ({
    admins: (await repository.findAdmins(db)).map(({ admin, hasFactor }) => adminRowToDto(admin, hasFactor)),
  })),

  defineRoute(
    'createAdmin',
    async (call) => {
      const { db, session, body, now, request } = call
      const { name, password, isActive } = body
      const email = normalizeEmail(body.email)
      await repository.refuseTaken(db, email)
      if (password !== undefined) await refuseShort(db, password, 'password')
      refuseBeyond(session.permissions, (await roleGiven(db, body.role)).permissions)
      const proven = await proveOwner(call)
      // Random, so that an invited administrator cannot sign in before setting a password.
      const passwordHash = await hashPassword(password ?? newToken(), callerOf('admin', request))
      const at = now()
      return inTransaction(db, async (tx) => {
        const actor = await holdOwner(tx, proven)
        const given = await roleGiven(tx, body.role)
        refuseBeyond((await rightsOf(tx, actor)).permissions, given.permissions)
        const row = { name, email, passwordHash, isActive, ...given.columns, createdAt: at, updatedAt: at }
        const admin = await repository.insertAdmin(tx, row)
        if (!admin) throw new ApiError('EMAIL_TAKEN')
        if (password === undefined && isActive) await sendPasswordLink(tx, admin, 'invitation', at)
        await tellOfAccess(tx, admin, session, at)
        const detail = { name, email, isActive, role: given.name }
        await audit(tx, session, { action: 'admin.create', subject: `admin:${admin.id}`, detail }, at)
        return { admin: adminRowToDto(admin, false) }
      })
    },
    { dropsCache: false },
  ),

  defineRoute(
    'updateAdmin',
    async (call) => {
      const { db, session, params, body, now, request } = call
      const id = uuidOf(params.id)
      const { password, name, isActive, role } = body
      const email = body.email === undefined ? undefined : normalizeEmail(body.email)
      if (isActive === false && id === session.id) throw new ApiError('CONFLICT')
      if (email !== undefined) await repository.refuseTaken(db, email, id)
      if (password !== undefined) await refuseShort(db, password, 'password', id)
      const needsProof = (admin: repository.AdminRow) =>
        password !== undefined ||
        (email !== undefined && email !== admin.email) ||
        (isActive !== undefined && isActive !== admin.isActive) ||
        (role !== undefined && role !== roleIdOf(admin))
      const known = found(await repository.findAdmin(db, id))
      const given = role === undefined ? undefined : await roleGiven(db, role)
      const rights = await rightsOf(db, known)
      refuseBeyond(session.permissions, [...rights.permissions, ...(given?.permissions ?? [])])
      const proven = needsProof(known) ? await proveOwner(call) : undefined
      const passwordHash =
        password === undefined ? undefined : await hashPassword(password, callerOf('admin', request))
      return inTransaction(db, async (tx) => {
        const actor = proven && (await holdOwner(tx, proven))
        // Before the one who is changed, always in the same order.
        const endsOwner = isActive === false || (role !== undefined && role !== 'owner')
        if (endsOwner) refuseLastOwner(await repository.lockActiveAdmins(tx), id)
        const before = found(await repository.lockAdmin(tx, id))
        // Somebody else has changed it in the meantime, and it would be changed back without the password.
        if (!proven && needsProof(before)) throw new ApiError('CONFLICT')
        const formerly = await rightsOf(tx, before)
        const next = role === undefined ? { ...formerly, columns: {} } : await roleGiven(tx, role)
        const own = actor ? (await rightsOf(tx, actor)).permissions : session.permissions
        refuseBeyond(own, [...formerly.permissions, ...next.permissions])
        const values = { name, email, isActive, ...next.columns }
        const changed = found(await repository.updateAdminRow(tx, id, values, now()))
        // A link may still be in the mailbox of the former address.
        if (changed.email !== before.email || !changed.isActive) await endPasswordLinks(tx, id)
        if (changed.email !== before.email) {
          await tellFormerAddress(tx, { before, email: changed.email, actor: session }, now())
        }
        if (!changed.isActive) await endSessionsOf(tx, { kind: 'admin', id })
        if (changed.isActive && !before.isActive) await tellOfAccess(tx, changed, session, now())
        if (passwordHash !== undefined) {
          const keptSession = id === session.id ? session.tokenHash : undefined
          await storePassword(tx, id, { passwordHash, keptSession }, now())
        }
        const changes = changesBetween(
          { ...adminRowToDto(before, false), role: formerly.name },
          { ...adminRowToDto(changed, false), role: next.name },
        )
        const detail = {
          name: changed.name,
          changes,
          ...(passwordHash !== undefined && { password: 'changed' }),
        }
        await audit(tx, session, { action: 'admin.update', subject: `admin:${id}`, detail }, now())
        return { admin: adminRowToDto(changed, hasAny(await factorsOf(tx, id))) }
      }).catch(orEmailTaken)
    },
    { dropsCache: false },
  ),
]
