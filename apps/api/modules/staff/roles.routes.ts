import { eq } from 'drizzle-orm'
import type { Data } from '@/contract/shared/dto'
import { withImplied, type Permission } from '@/shop/roles/permissions'
import { BUILT_IN_ROLES, PERMISSIONS_OF } from '@/shop/roles/roles'
import { audit } from '../../platform/audit/audit.repository'
import { storedPermissions } from '../../platform/auth/permissions-of'
import { roles } from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { errorCode } from '../../platform/start-error'
import { holdOwner, proveOwner } from './own-password'
import * as repository from './roles.repository'

const UNIQUE_VIOLATION = '23505'

/** The unique key on the name decides, also under concurrent requests. */
function orNameTaken(error: unknown): never {
  if (errorCode(error) !== UNIQUE_VIOLATION) throw error
  throw new ApiError('CONFLICT', { details: { field: 'name' }, cause: error })
}

const toDto = (role: repository.Role, people = 0): Data<'listRoles'>['roles'][number] => ({
  _id: role.id,
  name: role.name,
  permissions: [...storedPermissions(role.permissions)],
  people,
  updatedAt: role.updatedAt.toISOString(),
})

/** What was taken away and what was added, since whole lists would be too long to compare. */
function permissionChange(before: readonly Permission[], after: readonly Permission[]) {
  const [from, to] = [
    before.filter((each) => !after.includes(each)),
    after.filter((each) => !before.includes(each)),
  ]
  const text = (list: readonly Permission[]) => (list.length === 0 ? null : list.join(', '))
  return from.length + to.length === 0 ? [] : [{ field: 'permissions', from: text(from), to: text(to) }]
}

export const rolesRoutes = [
  defineRoute('listRoles', async ({ db }) => {
    const people = await repository.countPeople(db)
    const builtIn = BUILT_IN_ROLES.map((role) => ({
      _id: role,
      name: '',
      permissions: [...PERMISSIONS_OF[role]],
      people: people.get(role) ?? 0,
      updatedAt: null,
    }))
    const own = await repository.listOwnRoles(db)
    return { roles: [...builtIn, ...own.map((role) => toDto(role, people.get(role.id)))] }
  }),

  defineRoute(
    'createRole',
    async ({ db, session, body, now }) => {
      const permissions = withImplied(body.permissions)
      repository.refuseBeyond(session.permissions, permissions)
      const at = now()
      return inTransaction(db, async (tx) => {
        const row = { name: body.name, permissions: [...permissions], createdAt: at, updatedAt: at }
        const [role] = await tx.insert(roles).values(row).returning()
        const detail = { name: body.name, changes: permissionChange([], permissions) }
        await audit(tx, session, { action: 'role.create', subject: `role:${found(role).id}`, detail }, at)
        return { role: toDto(found(role)) }
      }).catch(orNameTaken)
    },
    { dropsCache: false },
  ),

  defineRoute(
    'updateRole',
    async (call) => {
      const { db, session, params, body, now } = call
      const id = uuidOf(params.id)
      const permissions = withImplied(body.permissions)
      const changeOf = (role: repository.Role) =>
        permissionChange(storedPermissions(role.permissions), permissions)
      const refuse = (own: readonly Permission[], role: repository.Role) =>
        repository.refuseBeyond(own, [...storedPermissions(role.permissions), ...permissions])
      const known = found(await repository.findOwnRole(db, id))
      refuse(session.permissions, known)
      const proven = changeOf(known).length > 0 ? await proveOwner(call) : undefined
      const at = now()
      return inTransaction(db, async (tx) => {
        const actor = proven && (await holdOwner(tx, proven))
        const before = found(await repository.lockOwnRole(tx, id))
        if (body.updatedAt !== undefined && body.updatedAt !== before.updatedAt.toISOString()) {
          throw new ApiError('STALE')
        }
        // Somebody else has changed the permissions in the meantime, which would be undone without the password.
        if (!actor && changeOf(before).length > 0) throw new ApiError('STALE')
        refuse(actor ? (await repository.rightsOf(tx, actor)).permissions : session.permissions, before)
        const values = { name: body.name, permissions: [...permissions], updatedAt: at }
        const [role] = await tx.update(roles).set(values).where(eq(roles.id, id)).returning()
        const renamed = before.name === body.name ? [] : [{ field: 'name', from: before.name, to: body.name }]
        const detail = { name: body.name, changes: [...renamed, ...changeOf(before)] }
        await audit(tx, session, { action: 'role.update', subject: `role:${id}`, detail }, at)
        return { role: toDto(found(role), (await repository.countPeople(tx)).get(id)) }
      }).catch(orNameTaken)
    },
    { dropsCache: false },
  ),

  defineRoute(
    'deleteRole',
    async ({ db, session, params, now }) => {
      const id = uuidOf(params.id)
      await inTransaction(db, async (tx) => {
        const role = found(await repository.lockOwnRole(tx, id))
        const permissions = storedPermissions(role.permissions)
        repository.refuseBeyond(session.permissions, permissions)
        const people = (await repository.countPeople(tx)).get(id) ?? 0
        if (people > 0)
          throw new ApiError('IN_USE', { details: { people }, params: { people: String(people) } })
        await tx.delete(roles).where(eq(roles.id, id))
        const detail = { name: role.name, changes: permissionChange(permissions, []) }
        await audit(tx, session, { action: 'role.delete', subject: `role:${id}`, detail }, now())
      })
      return {}
    },
    { dropsCache: false },
  ),
]
