import { PERMISSIONS, withImplied, type Permission } from './permissions'

/** Only owners decide who enters, also by a key, what shoppers pay to and what the shop says about itself. */
const OWNERS: readonly Permission[] = [
  'shop.settings',
  'payments.settings',
  'integrations.write',
  'staff.read',
  'staff.write',
  'roles.write',
]

/** Roles that every shop has; they are never changed or removed. */
export const BUILT_IN_ROLES = ['owner', 'manager', 'orders', 'catalogue', 'accounting'] as const
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number]

export const isBuiltInRole = (role: string): role is BuiltInRole =>
  BUILT_IN_ROLES.some((known) => known === role)

/** What a built-in role may do (IDENTITY-181). */
export const PERMISSIONS_OF: Readonly<Record<BuiltInRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((each) => !OWNERS.includes(each)),
  orders: withImplied([
    'orders.write',
    'documents.read',
    'returns.write',
    'refunds.write',
    'cargo.write',
    'customers.read',
  ]),
  catalogue: withImplied(['catalogue.write', 'reviews.write', 'coupons.write']),
  accounting: withImplied(['orders.export', 'bookkeeping.read', 'returns.read', 'analytics.read']),
}

/** Role of a new administrator. */
export const DEFAULT_ROLE: BuiltInRole = 'manager'

export const ROLE_NAME_LENGTH = 60

/** A role as the back office shows it. */
export interface RoleRecord {
  /** Name of a built-in role, or the id of one of the shop's own. */
  readonly id: string
  /** Empty for built-in roles, whose names are in the message catalogue. */
  readonly name: string
  readonly permissions: readonly Permission[]
  /** Administrators with this role, inactive ones too. */
  readonly people: number
  /** ISO 8601 instant; null for built-in roles. */
  readonly updatedAt: string | null
}
