import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import { products } from '../schema'

/** As the SQL function `platform_bit` has them. */
const BITS: Readonly<Record<Platform, number>> = { germany: 1, turkey: 2, mobile: 4 }

/** Products that have a price on the platform, by their own column, so that an index alone can tell. */
export const isSoldOn = (platform: Platform): SQL =>
  sql`(${products.soldOn} & ${sql.raw(String(BITS[platform]))}) <> 0`

/**
 * Products of which the family has a size in stock that is sold on the platform, without one anywhere. Asked row by row with
 * a limit: of `exists` the database makes a hash of all products, even where hardly any row asks.
 */
export const hasSizeInStock = (platform: Platform | undefined, family: SQLWrapper = products.familyId): SQL =>
  sql`coalesce((select true from ${products} as size where size.family_id = ${family}
    and size.stock_quantity > 0 and size.status = 'active' and size.archived_at is null
    and (size.sold_on & ${sql.raw(String(platform === undefined ? -1 : BITS[platform]))}) <> 0 limit 1), false)`

/** Products that lists of the platform show to shoppers: of a family one size. */
export const isCardOn = (platform: Platform): SQL =>
  sql`(${products.cardOn} & ${sql.raw(String(BITS[platform]))}) <> 0`
