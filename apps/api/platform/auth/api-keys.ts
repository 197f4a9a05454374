import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { API_KEY_PERMISSIONS, apiKeyActor } from '@/shop/api-keys/api-keys'
import type { Db } from '../db/open'
import { admins, apiKeys, roles } from '../db/schema'
import { permissionsOf, roleIdOf, storedPermissions } from './permissions-of'
import { needsFactor } from './second-factor'
import type { AdminSession } from './sessions'
import { hashToken } from './tokens'

/**
 * What a key may do: what it was given, of that only what whoever made it may do now, and nothing that is people's. It ends
 * with its day and rests while they are deactivated.
 */
export async function findKeySession(db: Db, key: string, now: Date): Promise<AdminSession | undefined> {
  const hash = hashToken(key)
  const [row] = await db
    .select({ key: apiKeys, admin: admins, rolePermissions: roles.permissions, needsFactor })
    .from(apiKeys)
    .innerJoin(admins, eq(admins.id, apiKeys.adminId))
    .leftJoin(roles, eq(roles.id, admins.customRoleId))
    .where(
      and(
        eq(apiKeys.hash, hash),
        eq(admins.isActive, true),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    )
  if (!row) return undefined
  const given = storedPermissions(row.key.permissions)
  const owners = permissionsOf(row.admin, row.rolePermissions)
  return {
    kind: 'admin',
    id: row.admin.id,
    email: row.admin.email,
    name: apiKeyActor(row.key.name),
    role: roleIdOf(row.admin),
    permissions: API_KEY_PERMISSIONS.filter((each) => given.includes(each) && owners.includes(each)),
    tokenHash: hash,
    sessionId: row.key.id,
    lastUsedAt: row.key.lastUsedAt ?? new Date(0),
    startedAt: row.key.createdAt,
    needsFactor: row.needsFactor,
    apiKey: row.key.name,
  }
}
