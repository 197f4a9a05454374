import { isPermission, withImplied, type Permission } from '@/shop/roles/permissions'
import { PERMISSIONS_OF, type BuiltInRole } from '@/shop/roles/roles'

/** Columns of an administrator of which exactly one is set. */
export interface RoleColumns {
  readonly role: BuiltInRole | null
  readonly customRoleId: string | null
}

/** Name of the built-in role, or the id of one of the shop's own. */
export const roleIdOf = ({ role, customRoleId }: RoleColumns): string => role ?? customRoleId ?? ''

/** Permissions stored with one of the shop's own roles; those that no longer exist count as not given. */
export const storedPermissions = (stored: readonly string[] | null): readonly Permission[] =>
  withImplied((stored ?? []).filter(isPermission))

export const permissionsOf = (
  { role }: Pick<RoleColumns, 'role'>,
  stored: readonly string[] | null,
): readonly Permission[] => (role === null ? storedPermissions(stored) : PERMISSIONS_OF[role])
