import { eq } from 'drizzle-orm'
import type { Permission } from '@/shop/roles/permissions'
import { permissionsOf, roleIdOf, type RoleColumns } from '../../platform/auth/permissions-of'
import type { Db } from '../../platform/db/open'
import { roles } from '../../platform/db/schema'

interface Rights {
  /** Name of a built-in role, or the id of one of the shop's own. */
  readonly role: string
  readonly permissions: readonly Permission[]
}

/** What an administrator may do at this moment. */
export async function rightsOf(db: Db, admin: RoleColumns): Promise<Rights> {
  const [own] =
    admin.customRoleId === null ? [] : await db.select().from(roles).where(eq(roles.id, admin.customRoleId))
  return { role: roleIdOf(admin), permissions: permissionsOf(admin, own?.permissions ?? null) }
}
