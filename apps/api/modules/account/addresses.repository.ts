import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { addresses } from '../../platform/db/schema'

export type AddressRow = typeof addresses.$inferSelect
export type NewAddress = Omit<typeof addresses.$inferInsert, 'id' | 'userId' | 'createdAt'>

const oneOf = (userId: string, id: string) => and(eq(addresses.userId, userId), eq(addresses.id, id))

/** The default first, then the oldest. */
export const findAddresses = (db: Db, userId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))

/** Takes the mark of the default away, so that another one can get it. */
const clearDefault = (tx: Db, userId: string) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), addresses.isDefault))

export async function insertAddress(
  tx: Db,
  userId: string,
  address: NewAddress,
  createdAt: Date,
): Promise<void> {
  if (address.isDefault) await clearDefault(tx, userId)
  await tx.insert(addresses).values({ ...address, userId, createdAt })
}

export async function updateAddress(tx: Db, userId: string, id: string, address: NewAddress): Promise<void> {
  if (address.isDefault) await clearDefault(tx, userId)
  await tx.update(addresses).set(address).where(oneOf(userId, id))
}

/** Where the default goes, the oldest that is left becomes it. @returns false if the customer has no such address */
export async function deleteAddress(tx: Db, userId: string, id: string): Promise<boolean> {
  const [gone] = await tx.delete(addresses).where(oneOf(userId, id)).returning()
  if (!gone) return false
  if (gone.isDefault) await giveDefault(tx, userId)
  return true
}

async function giveDefault(tx: Db, userId: string): Promise<void> {
  const [oldest] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))
    .limit(1)
  if (oldest) await tx.update(addresses).set({ isDefault: true }).where(oneOf(userId, oldest.id))
}
