/**
 * What administrators may do, grouped as it is shown. Every call of the back office names the permissions that it needs
 * (IDENTITY-180); `self` stands there for calls about the own account.
 */
export const PERMISSION_GROUPS = {
  orders: ['orders.read', 'orders.write', 'orders.export', 'documents.read'],
  returns: ['returns.read', 'returns.write', 'refunds.write'],
  catalogue: ['catalogue.read', 'catalogue.write'],
  reviews: ['reviews.read', 'reviews.write'],
  coupons: ['coupons.read', 'coupons.write'],
  cargo: ['cargo.read', 'cargo.write'],
  customers: ['customers.read', 'customers.write', 'customers.privacy'],
  reports: ['bookkeeping.read', 'analytics.read', 'activity.read', 'mails.read', 'mails.write'],
  shop: ['shop.settings', 'payments.settings', 'integrations.write'],
  staff: ['staff.read', 'staff.write', 'roles.write'],
} as const

export type PermissionGroup = keyof typeof PERMISSION_GROUPS
export type Permission = (typeof PERMISSION_GROUPS)[PermissionGroup][number]

export const PERMISSIONS: readonly Permission[] = Object.values(PERMISSION_GROUPS).flat()

export const isPermission = (text: string): text is Permission => PERMISSIONS.some((known) => known === text)

/** Permissions that are of no use without others, which they bring along. */
const IMPLIED: Partial<Readonly<Record<Permission, readonly Permission[]>>> = {
  'orders.write': ['orders.read'],
  'orders.export': ['orders.read'],
  'documents.read': ['orders.read'],
  'bookkeeping.read': ['documents.read', 'orders.read'],
  'returns.read': ['orders.read'],
  'returns.write': ['returns.read', 'orders.read'],
  'refunds.write': ['orders.read'],
  'catalogue.write': ['catalogue.read'],
  'reviews.write': ['reviews.read'],
  'coupons.write': ['coupons.read'],
  'cargo.write': ['cargo.read'],
  'customers.write': ['customers.read'],
  'customers.privacy': ['customers.read'],
  'mails.write': ['mails.read'],
  'staff.write': ['staff.read'],
  'roles.write': ['staff.read'],
}

/** The permissions with those that they bring along, in the order of `PERMISSIONS`. */
export function withImplied(permissions: readonly Permission[]): readonly Permission[] {
  const all = new Set(permissions.flatMap((each) => [each, ...(IMPLIED[each] ?? [])]))
  return PERMISSIONS.filter((each) => all.has(each))
}

/** The permissions without this one and those that need it. */
export const without = (permissions: readonly Permission[], taken: Permission): readonly Permission[] =>
  permissions.filter((each) => each !== taken && !IMPLIED[each]?.includes(taken))

/** What is needed and not there. */
export const missingOf = (
  needed: readonly Permission[],
  permissions: readonly Permission[],
): readonly Permission[] => needed.filter((each) => !permissions.includes(each))
