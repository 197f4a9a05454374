import { sql, type SQL } from 'drizzle-orm'
import type { Platform } from '@/domain/shared/platform'
import { products } from '../schema'

/** As the SQL function `platform_bit` has them. */
const BITS: Readonly<Record<Platform, number>> = { germany: 1, turkey: 2, mobile: 4 }

/** Products that have a price on the platform, by their own column, so that an index alone can tell. */
export const isSoldOn = (platform: Platform): SQL =>
  sql`(${products.soldOn} & ${sql.raw(String(BITS[platform]))}) <> 0`
