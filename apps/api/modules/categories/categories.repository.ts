import { and, asc, eq, inArray, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Platform } from '@/shop/shared/platform'
import type { WriteCounts } from '../../platform/db/counters'
import type { Db } from '../../platform/db/open'
import { firstFree, slugOf } from '../../platform/db/queries/slugs'
import {
  categories,
  categoryNames,
  coupons,
  formerCategoryNames,
  imageVariants,
  products,
  shelfCounts,
} from '../../platform/db/schema'
import type { EncodedVariant } from '../../platform/media/encode-picture'
import type { ProductImage } from '../catalogue/products.repository'

export type CategoryRow = typeof categories.$inferSelect
type CategoryValues = typeof categories.$inferInsert

export interface CategoryWithCounts extends CategoryRow {
  readonly parentName: string | null
  /** Number of active products sold on the category's platform. */
  readonly productCount: number
  /** Files of its picture; none without one. */
  readonly variants: ProductImage['variants']
}

interface CategoryFilter {
  readonly platform?: Platform | undefined
  readonly isActive?: boolean | undefined
  /** Null selects main categories. */
  readonly parentId?: string | null | undefined
}

const parents = alias(categories, 'parents')

const productCount = sql<number>`coalesce((
  select ${shelfCounts.cards} from ${categoryNames}
  join ${shelfCounts} on ${shelfCounts.categoryId} = ${categoryNames.id}
    and ${shelfCounts.platform} = ${categories.platform}
  where ${categoryNames.name} = ${categories.name}), 0)`

async function variantsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { categoryId, file, width, type } = imageVariants
  return db
    .select({ categoryId, file, width, type })
    .from(imageVariants)
    .where(inArray(categoryId, [...ids]))
    .orderBy(asc(type), asc(width))
}

async function findAll(db: Db, where: SQL | undefined): Promise<CategoryWithCounts[]> {
  const rows = await db
    .select({ category: categories, parentName: parents.name, productCount })
    .from(categories)
    .leftJoin(parents, eq(parents.id, categories.parentId))
    .where(where)
    .orderBy(asc(categories.platform), asc(categories.sortOrder), asc(categories.name))
  const pictures = await variantsOf(
    db,
    rows.map(({ category }) => category.id),
  )
  return rows.map(({ category, ...counts }) => ({
    ...category,
    ...counts,
    variants: pictures.filter(({ categoryId }) => categoryId === category.id),
  }))
}

export const findCategories = (db: Db, { platform, isActive, parentId }: CategoryFilter) =>
  findAll(
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
  const [row] = await findAll(db, eq(categories.id, id))
  return row
}

export async function findCategoryBySlug(db: Db, platform: Platform, slug: string, id?: string) {
  const named = eq(categories.slug, slug)
  const which = id === undefined ? named : or(named, eq(categories.id, id))
  const [row] = await findAll(db, and(eq(categories.platform, platform), which))
  return row
}

/** Adds to the views of categories by id. */
export const countViews: WriteCounts = (db, counts) => {
  const ids = [...counts.keys()]
  return db.execute(sql`
    with locked as materialized (
      select id from ${categories} where id = any(${sql.param(ids)}::uuid[]) order by id for no key update
    )
    update ${categories} set views = views + count
    from locked join unnest(${sql.param(ids)}::uuid[], ${sql.param([...counts.values()])}::bigint[]) as counted(key, count)
      on key = locked.id
    where ${categories}.id = locked.id`)
}

/** Locks categories and their children in the order of their ids, to avoid deadlocks. */
export async function lockCategoryFamily(tx: Db, ids: readonly string[]): Promise<CategoryRow[]> {
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

/** @returns the new id; undefined if the platform already has a category of this name */
export async function insertCategory(tx: Db, values: CategoryValues): Promise<string | undefined> {
  await ensureName(tx, values.name)
  const [row] = await tx
    .insert(categories)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: categories.id })
  return row?.id
}

export const updateCategoryRow = (tx: Db, id: string, values: Partial<CategoryValues>) =>
  tx.update(categories).set(values).where(eq(categories.id, id))

/** Locks a category name against new products. @returns whether a product that is not archived uses it */
async function lockNameAndFindProducts(tx: Db, name: string): Promise<boolean> {
  await tx
    .select({ id: categoryNames.id })
    .from(categoryNames)
    .where(eq(categoryNames.name, name))
    .for('update')
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(categoryNames, eq(categoryNames.id, products.categoryId))
    .where(and(eq(categoryNames.name, name), isNull(products.archivedAt)))
    .limit(1)
  return rows.length > 0
}

/** Deletes a category name that no category or product uses, archived products included. @returns whether it did */
async function deleteUnusedName(tx: Db, name: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from ${categoryNames} where name = ${name}
    and not exists (select 1 from ${categories} where ${categories.name} = ${name})
    and not exists (select 1 from ${products} where ${products.categoryId} = ${categoryNames.id})`)
  return (rowCount ?? 0) > 0
}

/** Later than the stored version, so that a form that was opened before does not write the old name back. */
const editedAt = (updatedAt: AnyPgColumn, now: Date) =>
  sql<Date>`greatest(${now.toISOString()}::timestamptz, ${updatedAt} + interval '1 millisecond')`

async function renameInCoupons(tx: Db, old: string, name: string, now: Date): Promise<void> {
  await tx
    .update(coupons)
    .set({
      applicableCategories: sql`array_replace(${coupons.applicableCategories}, ${old}, ${name})`,
      updatedAt: editedAt(coupons.updatedAt, now),
    })
    .where(sql`${old} = any(${coupons.applicableCategories})`)
}

/**
 * Renames a category; its products and the categories of the same name on other platforms share the name and
 * follow. An existing name can be taken over only if no product uses the old one.
 * @returns whether the rename was possible
 */
export async function renameCategory(
  tx: Db,
  { id, name: old }: CategoryRow,
  name: string,
  now: Date,
): Promise<boolean> {
  const isUsed = await lockNameAndFindProducts(tx, old)
  const known = await tx
    .select({ id: categoryNames.id })
    .from(categoryNames)
    .where(eq(categoryNames.name, name))
  if (known.length > 0) {
    if (isUsed) return false
    await updateCategoryRow(tx, id, { name })
    if (await deleteUnusedName(tx, old)) {
      await renameInCoupons(tx, old, name, now)
      await tx.insert(formerCategoryNames).values(known.map((taken) => ({ name: old, categoryId: taken.id })))
    }
    return true
  }
  await tx.update(categoryNames).set({ name }).where(eq(categoryNames.name, old))
  await tx
    .update(categories)
    .set({ updatedAt: editedAt(categories.updatedAt, now) })
    .where(and(eq(categories.name, name), ne(categories.id, id)))
  await renameInCoupons(tx, old, name, now)
  return true
}

/** Deletes a category without products; the caller must hold its lock. @returns whether it was deleted */
export async function removeCategory(tx: Db, { id, name }: CategoryRow): Promise<boolean> {
  if (await lockNameAndFindProducts(tx, name)) return false
  await tx.delete(categories).where(eq(categories.id, id))
  await deleteUnusedName(tx, name)
  return true
}

/** Takes the picture away. @returns whether there was one */
export async function removePicture(tx: Db, id: string): Promise<boolean> {
  const gone = await tx
    .delete(imageVariants)
    .where(eq(imageVariants.categoryId, id))
    .returning({ id: imageVariants.id })
  return gone.length > 0
}

/** Puts a picture in the place of the present one; the category must be locked. */
export async function replacePicture(
  tx: Db,
  id: string,
  variants: readonly EncodedVariant[],
  isStored: boolean,
): Promise<void> {
  await removePicture(tx, id)
  await tx.insert(imageVariants).values(
    variants.map(({ bytes, ...variant }) => ({
      categoryId: id,
      ...variant,
      ...(isStored ? { isStored } : { bytes }),
    })),
  )
}
