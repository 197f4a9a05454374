import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { isSoldOn } from '../../platform/db/queries/sold-on'
import { products, shelfCounts } from '../../platform/db/schema'
import { productSelection, withRelations, type Product } from './products.repository'

export interface SitemapProduct {
  readonly id: string
  readonly slug: string
  readonly updatedAt: Date
}

/** Products in the sitemap: active and sold on the platform. */
const isFindable = (platform: Platform) =>
  and(isNull(products.archivedAt), eq(products.status, 'active'), isSoldOn(platform))

export async function countSitemapProducts(db: Db, platform: Platform): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${shelfCounts.products}), 0)::int` })
    .from(shelfCounts)
    .where(eq(shelfCounts.platform, platform))
  return row?.total ?? 0
}

interface Batch {
  readonly after?: string | undefined
  readonly limit: number
}

const isNext = (platform: Platform, after: string | undefined) =>
  and(isFindable(platform), after === undefined ? undefined : gt(products.id, after))

/** The next products by id, whole. @param after last id of the previous batch; undefined starts from the beginning */
export const listFeedProducts = async (
  db: Db,
  platform: Platform,
  { after, limit }: Batch,
): Promise<Product[]> =>
  withRelations(
    db,
    await productSelection(db).where(isNext(platform, after)).orderBy(asc(products.id)).limit(limit),
  )

/** The next products by id. @param after last id of the previous batch; undefined starts from the beginning */
export const listSitemapProducts = (
  db: Db,
  platform: Platform,
  { after, limit }: Batch,
): Promise<SitemapProduct[]> =>
  db
    .select({ id: products.id, slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(isNext(platform, after))
    .orderBy(asc(products.id))
    .limit(limit)

/** Last product id of every part that another one follows, which is `after` for the next part. */
export async function listPartEnds(db: Db, platform: Platform, part: number): Promise<string[]> {
  const numbered = db
    .select({
      id: products.id,
      place: sql<number>`row_number() over (order by ${products.id})`.as('place'),
      total: sql<number>`count(*) over ()`.as('total'),
    })
    .from(products)
    .where(isFindable(platform))
    .as('numbered')
  const rows = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.place} % ${part} = 0 and ${numbered.place} < ${numbered.total}`)
    .orderBy(asc(numbered.id))
  return rows.map(({ id }) => id)
}
