import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { passkeys } from '../../db/schema'
import { ownedBy, ownerValues, type Owner } from '../owner'

export type Passkey = typeof passkeys.$inferSelect

export const listPasskeys = (db: Db, owner: Owner): Promise<Passkey[]> =>
  db
    .select()
    .from(passkeys)
    .where(ownedBy(passkeys, owner))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

export async function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id))
  return row
}

/** @returns whether it was stored; false if somebody has it already */
export async function insertPasskey(
  tx: Db,
  owner: Owner,
  passkey: Omit<typeof passkeys.$inferInsert, 'userId' | 'adminId'>,
): Promise<boolean> {
  const rows = await tx
    .insert(passkeys)
    .values({ ...passkey, ...ownerValues(owner) })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return rows.length > 0
}

const isOwn = (id: string, owner: Owner) => and(eq(passkeys.id, id), ownedBy(passkeys, owner))

/** @returns whether it is that account's */
export async function renamePasskey(db: Db, id: string, owner: Owner, name: string): Promise<boolean> {
  const rows = await db.update(passkeys).set({ name }).where(isOwn(id, owner)).returning({ id: passkeys.id })
  return rows.length > 0
}

/** @returns its name; undefined if it is not that account's */
export async function removePasskey(tx: Db, id: string, owner: Owner): Promise<string | undefined> {
  const [row] = await tx.delete(passkeys).where(isOwn(id, owner)).returning({ name: passkeys.name })
  return row?.name
}

/**
 * Notes a use. @returns false if the counter went back in the meantime; authenticators without one always say 0
 */
export async function notePasskeyUse(tx: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), lte(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}
