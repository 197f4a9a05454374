import { asc, count, eq } from 'drizzle-orm'
import { missingOf, type Permission } from '@/shop/roles/permissions'
import { isBuiltInRole, PERMISSIONS_OF } from '@/shop/roles/roles'
import { missingPermissions } from '../../platform/auth/missing-permissions'
import {
  permissionsOf,
  roleIdOf,
  storedPermissions,
  type RoleColumns,
} from '../../platform/auth/permissions-of'
import type { Db } from '../../platform/db/open'
import { admins, roles } from '../../platform/db/schema'
import { invalidField, isUuid } from '../../platform/http/errors'
import { fieldMessages } from '@/contract/shared/messages'

export type Role = typeof roles.$inferSelect

export const listOwnRoles = (db: Db): Promise<Role[]> =>
  db.select().from(roles).orderBy(asc(roles.name), asc(roles.id))

/** Number of administrators by id of the role. */
export async function countPeople(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ role: admins.role, customRoleId: admins.customRoleId, people: count() })
    .from(admins)
    .groupBy(admins.role, admins.customRoleId)
  return new Map(rows.map((row) => [roleIdOf(row), row.people]))
}

export async function findOwnRole(db: Db, id: string): Promise<Role | undefined> {
  const [row] = await db.select().from(roles).where(eq(roles.id, id))
  return row
}

/** Locks the row, so that nobody gets the role or loses it until the transaction ends. */
export async function lockOwnRole(tx: Db, id: string): Promise<Role | undefined> {
  const [row] = await tx.select().from(roles).where(eq(roles.id, id)).for('update')
  return row
}

interface Rights {
  /** Name of a built-in role, or the id of one of the shop's own. */
  readonly role: string
  /** As the activity log names it. */
  readonly name: string
  readonly permissions: readonly Permission[]
}

/** What an administrator may do at this moment. */
export async function rightsOf(db: Db, admin: RoleColumns): Promise<Rights> {
  const own = admin.customRoleId === null ? undefined : await findOwnRole(db, admin.customRoleId)
  const role = roleIdOf(admin)
  return { role, name: own?.name ?? role, permissions: permissionsOf(admin, own?.permissions ?? null) }
}

/**
 * Columns and rights of a role that somebody gets, locked against its removal.
 * @throws ApiError VALIDATION at `role` if there is none
 */
export async function roleGiven(tx: Db, role: string): Promise<Rights & { readonly columns: RoleColumns }> {
  if (isBuiltInRole(role)) {
    return { role, name: role, permissions: PERMISSIONS_OF[role], columns: { role, customRoleId: null } }
  }
  const id = role.toLowerCase()
  const [own] = isUuid(id) ? await tx.select().from(roles).where(eq(roles.id, id)).for('key share') : []
  if (!own) throw invalidField('role', fieldMessages.unknownRole)
  const permissions = storedPermissions(own.permissions)
  return { role: id, name: own.name, permissions, columns: { role: null, customRoleId: id } }
}

/** Nobody gives, takes or acts on more than they may do themselves. @throws ApiError FORBIDDEN with what is missing */
export function refuseBeyond(own: readonly Permission[], others: readonly Permission[]): void {
  const missing = missingOf(others, own)
  if (missing.length > 0) throw missingPermissions(missing)
}
