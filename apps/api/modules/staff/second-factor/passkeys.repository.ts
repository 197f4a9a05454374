import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/db/open'
import { adminPasskeys } from '../../../platform/db/schema'

export type Passkey = typeof adminPasskeys.$inferSelect

export const listPasskeys = (db: Db, adminId: string): Promise<Passkey[]> =>
  db
    .select()
    .from(adminPasskeys)
    .where(eq(adminPasskeys.adminId, adminId))
    .orderBy(asc(adminPasskeys.createdAt), asc(adminPasskeys.id))

export async function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  const [row] = await db.select().from(adminPasskeys).where(eq(adminPasskeys.id, id))
  return row
}

/** @returns whether it was stored; false if somebody has it already */
export async function insertPasskey(tx: Db, passkey: typeof adminPasskeys.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(adminPasskeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: adminPasskeys.id })
  return rows.length > 0
}

const ownedBy = (id: string, adminId: string) =>
  and(eq(adminPasskeys.id, id), eq(adminPasskeys.adminId, adminId))

/** @returns whether it is the administrator's */
export async function renamePasskey(db: Db, id: string, adminId: string, name: string): Promise<boolean> {
  const rows = await db
    .update(adminPasskeys)
    .set({ name })
    .where(ownedBy(id, adminId))
    .returning({ id: adminPasskeys.id })
  return rows.length > 0
}

/** @returns its name; undefined if it is not the administrator's */
export async function removePasskey(tx: Db, id: string, adminId: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(adminPasskeys)
    .where(ownedBy(id, adminId))
    .returning({ name: adminPasskeys.name })
  return row?.name
}

/**
 * Notes a use. @returns false if the counter went back in the meantime; authenticators without one always say 0
 */
export async function notePasskeyUse(tx: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(adminPasskeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(adminPasskeys.id, id), lte(adminPasskeys.counter, counter)))
    .returning({ id: adminPasskeys.id })
  return rows.length > 0
}
