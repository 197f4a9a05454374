import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { columnsWithout } from '../../platform/db/queries/columns-without'
import { passwordResets, users } from '../../platform/db/schema'

/** Without columns that exist only for searching. */
export const userColumns = columnsWithout(users, 'searchText')
export type User = Omit<typeof users.$inferSelect, 'searchText'>
export type NewUser = typeof users.$inferInsert

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.email, email))
  return row
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, id))
  return row
}

/** Locks the row until the transaction ends, so that a concurrent login and ban see each other. */
export async function lockUser(tx: Db, id: string): Promise<User | undefined> {
  const [row] = await tx.select(userColumns).from(users).where(eq(users.id, id)).for('no key update')
  return row
}

/** @returns undefined if the email is taken */
export async function insertUser(db: Db, user: NewUser): Promise<User | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning()
  return row
}

export async function updateUser(
  db: Db,
  id: string,
  changes: Partial<NewUser>,
  now: Date,
): Promise<User | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.id, id))
    .returning()
  return row
}

/** Lifetime of a reset link in ms. */
const RESET_MS = 3_600_000

export async function insertReset(
  tx: Db,
  { userId, tokenHash }: { readonly userId: string; readonly tokenHash: string },
  now: Date,
): Promise<void> {
  await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await tx
    .insert(passwordResets)
    .values({ userId, tokenHash, createdAt: now, expiresAt: new Date(now.getTime() + RESET_MS) })
}

const works = (now: Date) => and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now))
const isLiving = (tokenHash: string, now: Date) => and(eq(passwordResets.tokenHash, tokenHash), works(now))

/** Number of a customer's links that still work. */
export const countResets = (tx: Db, userId: string, now: Date): Promise<number> =>
  tx.$count(passwordResets, and(eq(passwordResets.userId, userId), works(now)))

/** Owner of the link; undefined if it is used, expired or unknown. */
export async function findReset(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isLiving(tokenHash, now))
  return row?.userId
}

/** Marks a link as used. @returns false if a concurrent request was faster */
export async function useReset(tx: Db, tokenHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.update(passwordResets).set({ usedAt: now }).where(isLiving(tokenHash, now))
  return rowCount === 1
}

/** Invalidates all earlier links, after a new password or a ban. */
export async function endResets(tx: Db, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
}
