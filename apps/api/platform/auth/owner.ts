import { eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Account that something belongs to: a customer or an administrator. */
export interface Owner {
  readonly kind: 'user' | 'admin'
  readonly id: string
}

/** Values of the two columns of which one is set. */
export const ownerValues = ({
  kind,
  id,
}: Owner): { readonly userId: string } | { readonly adminId: string } =>
  kind === 'user' ? { userId: id } : { adminId: id }

export const isOf = (
  { userId, adminId }: { readonly userId: string | null; readonly adminId: string | null },
  { kind, id }: Owner,
): boolean => (kind === 'user' ? userId : adminId) === id

/** Rows of that account. */
export const ownedBy = (
  { userId, adminId }: { readonly userId: AnyPgColumn; readonly adminId: AnyPgColumn },
  { kind, id }: Owner,
): SQL => (kind === 'user' ? eq(userId, id) : eq(adminId, id))
