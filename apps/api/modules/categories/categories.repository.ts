import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { categories, productPrices, products } from '../../platform/db/schema'

export type CategoryRow = typeof categories.$inferSelect

export interface CategoryWithCounts extends CategoryRow {
  readonly parentName: string | null
  /** What its shelf shows: active products that are sold on its platform. */
  readonly productCount: number
}

interface CategoryFilter {
  readonly platform?: Platform | undefined
  readonly isActive?: boolean | undefined
  /** Null: main categories. */
  readonly parentId?: string | null | undefined
}

const parents = alias(categories, 'parents')

const productCount = sql<number>`(
  select count(*)::int from ${products}
  join ${productPrices} on ${productPrices.productId} = ${products.id}
    and ${productPrices.platform} = ${categories.platform}
  where ${products.category} = ${categories.name} and ${products.status} = 'active'
    and ${products.archivedAt} is null)`

async function select(db: Db, where: SQL | undefined): Promise<CategoryWithCounts[]> {
  const rows = await db
    .select({ category: categories, parentName: parents.name, productCount })
    .from(categories)
    .leftJoin(parents, eq(parents.id, categories.parentId))
    .where(where)
    .orderBy(asc(categories.platform), asc(categories.sortOrder), asc(categories.name))
  return rows.map(({ category, ...counts }) => ({ ...category, ...counts }))
}

export const listCategories = (db: Db, { platform, isActive, parentId }: CategoryFilter) =>
  select(
    db,
    and(
      platform === undefined ? undefined : eq(categories.platform, platform),
      isActive === undefined ? undefined : eq(categories.isActive, isActive),
      parentId === undefined
        ? undefined
        : parentId === null
          ? isNull(categories.parentId)
          : eq(categories.parentId, parentId),
    ),
  )

export async function findCategory(db: Db, id: string): Promise<CategoryWithCounts | undefined> {
  const [row] = await select(db, eq(categories.id, id))
  return row
}

export async function findCategoryBySlug(db: Db, platform: Platform, slug: string, id?: string) {
  const named = eq(categories.slug, slug)
  const which = id === undefined ? named : or(named, eq(categories.id, id))
  const [row] = await select(db, and(eq(categories.platform, platform), which))
  return row
}

export async function countView(db: Db, id: string): Promise<void> {
  await db
    .update(categories)
    .set({ views: sql`${categories.views} + 1` })
    .where(eq(categories.id, id))
}
