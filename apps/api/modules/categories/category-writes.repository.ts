import { and, asc, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import type { Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { categories, categoryNames, coupons, products } from '../../platform/db/schema'
import type { CategoryRow } from './categories.repository'
import { productSearchText } from '../../platform/db/queries/search-text'
import { firstFree, slugOf } from '../../platform/db/queries/slugs'

type CategoryValues = typeof categories.$inferInsert

/** Holds categories and their children, in the order of their ids. */
export async function lockFamily(tx: Db, ids: readonly string[]): Promise<CategoryRow[]> {
  return tx
    .select()
    .from(categories)
    .where(or(inArray(categories.id, [...ids]), inArray(categories.parentId, [...ids])))
    .orderBy(asc(categories.id))
    .for('update')
}

export async function freeCategorySlug(tx: Db, platform: Platform, name: string): Promise<string> {
  const slug = slugOf(name, 'kategorie')
  const rows = await tx
    .select({ slug: categories.slug })
    .from(categories)
    .where(
      and(
        eq(categories.platform, platform),
        or(eq(categories.slug, slug), like(categories.slug, `${slug}-%`)),
      ),
    )
  return firstFree(slug, new Set(rows.map((row) => row.slug)))
}

const ensureName = (tx: Db, name: string) => tx.insert(categoryNames).values({ name }).onConflictDoNothing()

/** @returns the new id; undefined where the platform has such a category */
export async function insertCategory(tx: Db, values: CategoryValues): Promise<string | undefined> {
  await ensureName(tx, values.name)
  const [row] = await tx
    .insert(categories)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: categories.id })
  return row?.id
}

export const updateCategory = (tx: Db, id: string, values: Partial<CategoryValues>) =>
  tx.update(categories).set(values).where(eq(categories.id, id))

/** Holds a name against new products; those that carry it already, archived ones aside. */
async function lockNameAndFindProducts(tx: Db, name: string): Promise<boolean> {
  await tx.select().from(categoryNames).where(eq(categoryNames.name, name)).for('update')
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.category, name), isNull(products.archivedAt)))
    .limit(1)
  return rows.length > 0
}

/** Archived products still carry their category's name. */
async function forgetName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`delete from ${categoryNames} where name = ${name}
    and not exists (select 1 from ${categories} where ${categories.name} = ${name})
    and not exists (select 1 from ${products} where ${products.category} = ${name})`)
}

/** The category's name is part of what a search looks through. */
async function refreshSearchTexts(tx: Db, category: string): Promise<void> {
  const rows = await tx
    .select()
    .from(products)
    .where(eq(products.category, category))
    .orderBy(asc(products.id))
  for (const row of rows) {
    await tx
      .update(products)
      .set({ searchText: productSearchText(row) })
      .where(eq(products.id, row.id))
  }
}

/**
 * Renames a category. Its products carry the name, and so do its namesakes on other platforms: all of them change
 * together. A name that exists already can only be taken over while no product carries the old one.
 * @returns whether it was possible
 */
export async function renameCategory(tx: Db, { id, name: old }: CategoryRow, name: string): Promise<boolean> {
  const isCarried = await lockNameAndFindProducts(tx, old)
  const known = await tx.select().from(categoryNames).where(eq(categoryNames.name, name))
  if (known.length > 0) {
    if (isCarried) return false
    await updateCategory(tx, id, { name })
    await forgetName(tx, old)
    return true
  }
  await tx.update(categoryNames).set({ name }).where(eq(categoryNames.name, old))
  await tx
    .update(coupons)
    .set({ applicableCategories: sql`array_replace(${coupons.applicableCategories}, ${old}, ${name})` })
    .where(sql`${old} = any(${coupons.applicableCategories})`)
  await refreshSearchTexts(tx, name)
  return true
}

/** @returns whether nothing used it; then it is gone. The caller holds the category and its children. */
export async function removeCategory(tx: Db, { id, name }: CategoryRow): Promise<boolean> {
  if (await lockNameAndFindProducts(tx, name)) return false
  await tx.delete(categories).where(eq(categories.id, id))
  await forgetName(tx, name)
  return true
}
