import { desc, lte } from 'drizzle-orm'
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
