import { desc, eq, lte, sql } from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import {
  sellerOf,
  sellingPlatform,
  STANDARD_DETAILS,
  type LegalPage,
  type Seller,
  type ShopDetails,
} from '@/shop/shop-details/shop-details'
import type { Db } from '../../platform/db/open'
import { shopDetails } from '../../platform/db/schema'

export type ShopDetailsRow = typeof shopDetails.$inferSelect

/** @returns undefined until the details are first saved */
export async function latestDetails(db: Db): Promise<ShopDetailsRow | undefined> {
  const [row] = await db.select().from(shopDetails).orderBy(desc(shopDetails.version)).limit(1)
  return row
}

/** The version in force at an instant. */
export async function detailsAt(db: Db, at: Date): Promise<ShopDetails> {
  const [row] = await db
    .select()
    .from(shopDetails)
    .where(lte(shopDetails.at, at))
    .orderBy(desc(shopDetails.version))
    .limit(1)
  return row?.details ?? STANDARD_DETAILS
}

/** Who sells on a platform at an instant. */
export const sellerAt = async (db: Db, platform: Platform, at: Date): Promise<Seller> =>
  sellerOf(await detailsAt(db, at), platform)

/** @returns the platform in whose seller's name another one sold at an instant */
export async function sellersOverTime(db: Db): Promise<(platform: Platform, at: Date) => Platform> {
  const versions = await db
    .select({ at: shopDetails.at, sellers: sql<ShopDetails['sellers']>`${shopDetails.details} -> 'sellers'` })
    .from(shopDetails)
    .orderBy(desc(shopDetails.version))
  return (platform, at) =>
    sellingPlatform(versions.find((version) => version.at <= at) ?? STANDARD_DETAILS, platform)
}

const HISTORY = 50

/** Newest first, without the details themselves. */
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

/** @returns false if the version already exists */
export async function insertDetails(tx: Db, row: typeof shopDetails.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(shopDetails)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: shopDetails.version })
  return inserted.length > 0
}

/** When the current legal text was first saved. */
export async function legalTextSince(db: Db, page: LegalPage, latest: ShopDetailsRow): Promise<Date> {
  const differs = sql`${shopDetails.details} -> 'legal' -> ${page} is distinct from ${JSON.stringify(latest.details.legal[page])}::jsonb`
  const [row] = await db
    .select({ at: shopDetails.at })
    .from(shopDetails)
    .where(
      sql`${shopDetails.version} > coalesce((select max(${shopDetails.version}) from ${shopDetails} where ${differs}), 0)`,
    )
    .orderBy(shopDetails.version)
    .limit(1)
  return row?.at ?? latest.at
}
