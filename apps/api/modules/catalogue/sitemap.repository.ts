import { and, asc, eq, exists, isNull } from 'drizzle-orm'
import type { Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { productPrices, products } from '../../platform/db/schema'

export interface SitemapProduct {
  readonly slug: string
  readonly updatedAt: Date
}

/** Products that anybody may find: active and sold on the platform. */
export const listSitemapProducts = (db: Db, platform: Platform, limit: number): Promise<SitemapProduct[]> =>
  db
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(
      and(
        isNull(products.archivedAt),
        eq(products.status, 'active'),
        exists(
          db
            .select({ id: productPrices.productId })
            .from(productPrices)
            .where(and(eq(productPrices.productId, products.id), eq(productPrices.platform, platform))),
        ),
      ),
    )
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(limit)
