import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { CURRENCIES, PLATFORMS } from '@/domain/shared/platform'
import {
  CONTENT_UNITS,
  PRODUCT_STATUSES,
  TINTS,
  type Ingredient,
  type NutritionalInfo,
} from '@/domain/catalogue/product'
import { categoryNames } from './categories'
import { createdAt, id, instant, minor, notNegative, oneOf, updatedAt } from './columns'

const texts = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`)

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    subtitle: text().notNull().default(''),
    shortDescription: text().notNull(),
    detailedDescription: text().notNull(),
    category: text()
      .notNull()
      .references(() => categoryNames.name, { onUpdate: 'cascade' }),
    /** The platform that a form with a single price named. */
    platform: text({ enum: PLATFORMS }).notNull().default('germany'),
    status: text({ enum: PRODUCT_STATUSES }).notNull().default('active'),
    bestseller: boolean().notNull().default(false),
    features: texts(),
    benefits: texts(),
    certification: texts(),
    ingredients: jsonb().$type<readonly Ingredient[]>().notNull().default([]),
    nutritionalInfo: jsonb().$type<NutritionalInfo>(),
    netAmount: doublePrecision(),
    netUnit: text({ enum: CONTENT_UNITS }),
    tint: text({ enum: TINTS }).notNull(),
    /** Percent; null: the platform's. */
    taxRate: doublePrecision(),
    stockQuantity: integer().notNull().default(0),
    lowStockThreshold: integer().notNull().default(10),
    /** Of the reviews, rounded to 0.1; written with them. */
    rating: doublePrecision().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    premiumEnabled: boolean().notNull().default(false),
    premiumMonths: integer().notNull().default(1),
    premiumValue: minor().notNull().default(0),
    salesCount: integer().notNull().default(0),
    /** Place in the catalogue's own order; ties break by age. */
    position: integer().notNull().default(0),
    /** What a search looks through, lower-case and without accents (queries/search-text). */
    searchText: text().notNull().default(''),
    /** An ordered product cannot be deleted; it disappears from every list instead. */
    archivedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('products_platform', table.platform, PLATFORMS),
    oneOf('products_status', table.status, PRODUCT_STATUSES),
    oneOf('products_tint', table.tint, TINTS),
    oneOf('products_net_unit', table.netUnit, CONTENT_UNITS),
    check(
      'products_net',
      sql`(${table.netAmount} is null) = (${table.netUnit} is null) and coalesce(${table.netAmount}, 1) > 0`,
    ),
    check('products_stock', sql`${table.stockQuantity} >= 0`),
    check('products_premium', sql`${table.premiumMonths} between 1 and 12`),
    check('products_tax', sql`${table.taxRate} is null or ${table.taxRate} between 0 and 100`),
    notNegative(
      'products_numbers',
      table.lowStockThreshold,
      table.salesCount,
      table.reviewCount,
      table.premiumValue,
    ),
    index('products_list').on(table.status, table.position),
    index('products_category').on(table.category),
  ],
)

const productId = () =>
  uuid()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** One price per platform; a product without one is not sold there. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: productId(),
    platform: text({ enum: PLATFORMS }).notNull(),
    amount: minor().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    originalAmount: minor(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.platform] }),
    oneOf('product_prices_platform', table.platform, PLATFORMS),
    oneOf('product_prices_currency', table.currency, CURRENCIES),
    notNegative('product_prices_amounts', table.amount, sql`coalesce(${table.originalAmount}, 0)`),
  ],
)

/** Every price that was ever asked: a strike price has to show the lowest of the last 30 days. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    productId: productId(),
    platform: text({ enum: PLATFORMS }).notNull(),
    amount: minor().notNull(),
    validFrom: instant().notNull().defaultNow(),
  },
  (table) => [index('price_history_product').on(table.productId, table.platform, table.validFrom)],
)

export const relatedProducts = pgTable(
  'related_products',
  {
    productId: productId(),
    relatedId: productId(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.relatedId] }),
    check('related_products_other', sql`${table.productId} <> ${table.relatedId}`),
  ],
)

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: productId(),
    author: text().notNull(),
    rating: integer().notNull(),
    comment: text().notNull(),
    /** Written in the back office; shown with a label. */
    byShop: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    index('reviews_product').on(table.productId, table.createdAt),
  ],
)

/** How often a product went into a cart or onto a wishlist, per day. */
export const productInterest = pgTable(
  'product_interest',
  {
    productId: productId(),
    event: text({ enum: ['add_to_cart', 'add_to_wishlist'] }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.productId, table.event, table.day] })],
)
