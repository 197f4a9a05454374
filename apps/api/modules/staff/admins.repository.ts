import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { admins } from '../../platform/db/schema'
import { hasFactor } from '../../platform/auth/second-factor'
import { ApiError } from '../../platform/http/errors'

export type AdminRow = typeof admins.$inferSelect

export async function findAdminByEmail(db: Db, email: string): Promise<AdminRow | undefined> {
  const [row] = await db.select().from(admins).where(eq(admins.email, email.trim().toLowerCase()))
  return row
}

export async function findAdmin(db: Db, id: string): Promise<AdminRow | undefined> {
  const [row] = await db.select().from(admins).where(eq(admins.id, id))
  return row
}

export const findAdmins = (db: Db): Promise<{ admin: AdminRow; hasFactor: boolean }[]> =>
  db.select({ admin: admins, hasFactor }).from(admins).orderBy(asc(admins.createdAt), asc(admins.id))

/** @returns undefined if the email is taken */
export async function insertAdmin(
  db: Db,
  admin: Pick<AdminRow, 'name' | 'email' | 'passwordHash'> & Partial<AdminRow>,
): Promise<AdminRow | undefined> {
  const [row] = await db.insert(admins).values(admin).onConflictDoNothing().returning()
  return row
}

/**
 * Locks all active administrators in a fixed order: if two deactivate each other at the same time, the second sees
 * the first change.
 */
export const lockActiveAdmins = (tx: Db): Promise<AdminRow[]> =>
  tx.select().from(admins).where(eq(admins.isActive, true)).orderBy(asc(admins.id)).for('no key update')

/** Asked before the password, so that it is not asked for in vain. @throws ApiError EMAIL_TAKEN */
export async function refuseTaken(db: Db, email: string, ownId?: string): Promise<void> {
  const other = await findAdminByEmail(db, email)
  if (other && other.id !== ownId) throw new ApiError('EMAIL_TAKEN')
}

/** Locks the row until the transaction ends. */
export async function lockAdmin(tx: Db, id: string): Promise<AdminRow | undefined> {
  const [row] = await tx.select().from(admins).where(eq(admins.id, id)).for('no key update')
  return row
}

export async function noteLogin(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(admins).set({ lastLoginAt: now }).where(eq(admins.id, id))
}

export async function updateAdminRow(
  db: Db,
  id: string,
  changes: Partial<Pick<AdminRow, 'name' | 'email' | 'passwordHash' | 'isActive' | 'role' | 'customRoleId'>>,
  now: Date,
): Promise<AdminRow | undefined> {
  const [row] = await db
    .update(admins)
    .set({ ...changes, updatedAt: now })
    .where(eq(admins.id, id))
    .returning()
  return row
}
