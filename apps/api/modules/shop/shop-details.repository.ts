import { desc, eq, lte } from 'drizzle-orm'
import { STANDARD_DETAILS, type ShopDetails } from '@/domain/shop/shop-details'
import type { Db } from '../../platform/db/open'
import { shopDetails } from '../../platform/db/schema'

export type ShopDetailsRow = typeof shopDetails.$inferSelect

/** @returns undefined as long as nobody has saved any */
export async function latestDetails(db: Db): Promise<ShopDetailsRow | undefined> {
  const [row] = await db.select().from(shopDetails).orderBy(desc(shopDetails.version)).limit(1)
  return row
}

/** What was in force then. */
export async function detailsAt(db: Db, at: Date): Promise<ShopDetails> {
  const [row] = await db
    .select()
    .from(shopDetails)
    .where(lte(shopDetails.at, at))
    .orderBy(desc(shopDetails.version))
    .limit(1)
  return row?.details ?? STANDARD_DETAILS
}

const HISTORY = 50

/** The newest first, without the details themselves. */
export const listVersions = (db: Db) =>
  db
    .select({ version: shopDetails.version, actor: shopDetails.actor, at: shopDetails.at })
    .from(shopDetails)
    .orderBy(desc(shopDetails.version))
    .limit(HISTORY)

export async function detailsOfVersion(db: Db, version: number): Promise<ShopDetails | undefined> {
  const [row] = await db.select().from(shopDetails).where(eq(shopDetails.version, version))
  return row?.details
}

/** @returns whether the version was free */
export async function insertDetails(tx: Db, row: typeof shopDetails.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(shopDetails)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: shopDetails.version })
  return inserted.length > 0
}
