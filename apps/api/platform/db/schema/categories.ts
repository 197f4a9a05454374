import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { PLATFORMS } from '@/shop/shared/platform'
import { createdAt, id, notNegative, oneOf, searchText, updatedAt } from './columns'

/**
 * Names of categories, shared by platforms; products reference them by id, so that renaming a category writes no
 * product. A product's key share lock on the name and the deletion's lock on the same row guarantee under concurrency
 * that a category in use cannot be deleted.
 */
export const categoryNames = pgTable('category_names', {
  id: id(),
  name: text().notNull().unique(),
  searchText: searchText((): AnyPgColumn => categoryNames.name),
})

/** Earlier names of categories, written by triggers; one that another category takes is forgotten. */
export const formerCategoryNames = pgTable(
  'former_category_names',
  {
    name: text().primaryKey(),
    categoryId: uuid()
      .notNull()
      .references(() => categoryNames.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_category_names_category').on(table.categoryId)],
)

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text()
      .notNull()
      .references(() => categoryNames.name, { onUpdate: 'cascade' }),
    slug: text().notNull(),
    platform: text({ enum: PLATFORMS }).notNull(),
    description: text().notNull().default(''),
    icon: text().notNull().default('📦'),
    color: text().notNull().default('#6B7280'),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    parentId: uuid(),
    views: bigint({ mode: 'number' }).notNull().default(0),
    metaTitle: text().notNull().default(''),
    metaDescription: text().notNull().default(''),
    keywords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Alternative text of its picture, whose files are variants of the category. */
    imageAlt: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('categories_platform_name').on(table.platform, table.name),
    unique('categories_platform_slug').on(table.platform, table.slug),
    oneOf('categories_platform', table.platform, PLATFORMS),
    notNegative('categories_numbers', table.sortOrder, table.views),
    foreignKey({ name: 'categories_parent', columns: [table.parentId], foreignColumns: [table.id] }),
  ],
)
