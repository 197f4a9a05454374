import { sql, type SQL } from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import { products } from '../schema'

/** As the SQL function `platform_bit` has them. */
const BITS: Readonly<Record<Platform, number>> = { germany: 1, turkey: 2, mobile: 4 }

/** Products that have a price on the platform, by their own column, so that an index alone can tell. */
export const isSoldOn = (platform: Platform): SQL =>
  sql`(${products.soldOn} & ${sql.raw(String(BITS[platform]))}) <> 0`

/** Products that lists of the platform show to shoppers: of a family one size. */
export const isCardOn = (platform: Platform): SQL =>
  sql`(${products.cardOn} & ${sql.raw(String(BITS[platform]))}) <> 0`
