import { isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
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
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { PLATFORMS } from '@/shop/shared/platform'
import { CONTENT_UNITS, PRODUCT_STATUSES, TINTS, type Brewing, type Organic } from '@/shop/catalogue/product'
import type { Ingredient, NutritionalInfo } from '@/shop/catalogue/nutrition'
import type { ProductTranslations } from '@/shop/catalogue/product-texts'
import { TRAITS } from '@/shop/catalogue/traits'
import { categoryNames } from './categories'
import { createdAt, id, instant, minor, notNegative, oneOf, searchText, updatedAt } from './columns'

const texts = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`)

/** Archived products are in no list. */
const isListed = ({ archivedAt }: { readonly archivedAt: AnyPgColumn }) => isNull(archivedAt)

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    subtitle: text().notNull().default(''),
    shortDescription: text().notNull(),
    detailedDescription: text().notNull(),
    categoryId: uuid()
      .notNull()
      .references(() => categoryNames.id),
    /** Platform of the single price, for clients that send only one. */
    platform: text({ enum: PLATFORMS }).notNull().default('germany'),
    status: text({ enum: PRODUCT_STATUSES }).notNull().default('active'),
    bestseller: boolean().notNull().default(false),
    features: texts(),
    benefits: texts(),
    certification: texts(),
    traits: text({ enum: TRAITS })
      .array()
      .notNull()
      .default(sql`'{}'`),
    ingredients: jsonb().$type<readonly Ingredient[]>().notNull().default([]),
    nutritionalInfo: jsonb().$type<NutritionalInfo>(),
    organic: jsonb().$type<Organic>(),
    brewing: jsonb().$type<Brewing>(),
    origin: text().notNull().default(''),
    harvest: text().notNull().default(''),
    translations: jsonb().$type<ProductTranslations>().notNull().default({}),
    netAmount: doublePrecision(),
    netUnit: text({ enum: CONTENT_UNITS }),
    tint: text({ enum: TINTS }).notNull(),
    /** Percent on germany and mobile; null: the platform's rate. */
    taxRate: doublePrecision(),
    /** Article number, barcode and cost of a unit without VAT in cents; never part of a public answer. */
    sku: text().notNull().default(''),
    barcode: text().notNull().default(''),
    cost: minor(),
    /** Percent on turkey; null: the platform's rate. */
    turkishTaxRate: doublePrecision(),
    /** Percent off each delivery of a Sparabo; null: it is not offered in one. */
    subscriptionPercent: integer(),
    stockQuantity: integer().notNull().default(0),
    lowStockThreshold: integer().notNull().default(10),
    /** Average of the reviews, rounded to 0.1; updated with them. */
    rating: doublePrecision().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    premiumEnabled: boolean().notNull().default(false),
    premiumMonths: integer().notNull().default(1),
    premiumValue: minor().notNull().default(0),
    salesCount: integer().notNull().default(0),
    /** Position in the catalogue; ties are sorted by age. */
    position: integer().notNull().default(0),
    /**
     * Products that differ in size alone share the id of one of them, which owns pictures and related products; texts,
     * category and rating are the same in all of them, kept so by a trigger. Null: a product in one size.
     */
    familyId: uuid().references((): AnyPgColumn => products.id),
    /** The size as shoppers choose it: '100 g', '20 Beutel'. */
    sizeLabel: text(),
    sizeOrder: integer().notNull().default(0),
    /** The size that lists show first, where it is sold. */
    isDefaultSize: boolean().notNull().default(false),
    /** Platforms on which lists show shoppers this size for its family, as bits like `soldOn`; maintained by triggers. */
    cardOn: smallint().notNull().default(0),
    /** Labels of all sizes, so that a search finds every one; maintained by triggers. */
    familySizes: text().notNull().default(''),
    /** Name with the size, as carts, orders and mails show it. */
    fullName: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${products.name} || coalesce(', ' || ${products.sizeLabel}, '')`),
    /** Lowest price of all platforms, maintained by triggers; null: no price. */
    lowestAmount: minor(),
    /** Platforms on which it has a price, as bits (`queries/sold-on.ts`), maintained by the same triggers. */
    soldOn: smallint().notNull().default(0),
    /** A column of its own, so that the planner has statistics on how few products are low. */
    isLow: boolean()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${products.stockQuantity} <= ${products.lowStockThreshold}`),
    /** Category names are searched separately. */
    searchText: searchText(
      (): AnyPgColumn => products.name,
      (): AnyPgColumn => products.subtitle,
      (): AnyPgColumn => products.shortDescription,
      (): AnyPgColumn => products.familySizes,
      (): SQL => sql`words_of(${products.features})`,
      (): SQL => sql`trait_words(${products.traits}, ${products.organic} is not null)`,
    ),
    /** Not every database sorts letters with accents where people look for them. */
    nameSort: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`accent_insensitive(${products.name})`),
    /** Search text of the other languages. */
    translatedSearchText: searchText(
      ...(['tr', 'en'] as const).flatMap((language) =>
        (['subtitle', 'shortDescription'] as const).map(
          (field) => (): SQL =>
            sql`coalesce(${products.translations} -> ${sql.raw(`'${language}'`)} ->> ${sql.raw(`'${field}'`)}, '')`,
        ),
      ),
    ),
    /** Products that have been ordered cannot be deleted; archived ones are in no list. */
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
    check('products_traits', sql`${table.traits} <@ ${sql.raw(`array['${TRAITS.join("', '")}']`)}`),
    check('products_size', sql`(${table.familyId} is null) = (${table.sizeLabel} is null)`),
    check('products_stock', sql`${table.stockQuantity} >= 0`),
    check('products_premium', sql`${table.premiumMonths} between 1 and 12`),
    check('products_tax', sql`${table.taxRate} is null or ${table.taxRate} between 0 and 100`),
    check(
      'products_turkish_tax',
      sql`${table.turkishTaxRate} is null or ${table.turkishTaxRate} between 0 and 100`,
    ),
    check(
      'products_subscription',
      sql`${table.subscriptionPercent} is null or ${table.subscriptionPercent} between 1 and 30`,
    ),
    check('products_cost', sql`${table.cost} is null or ${table.cost} >= 0`),
    notNegative(
      'products_numbers',
      table.lowStockThreshold,
      table.salesCount,
      table.reviewCount,
      table.premiumValue,
    ),
    // One index per sort order of a list, covering it completely, so that any page can be read directly. Status and
    // platforms at the end let the shop skip rows in an index alone.
    index('products_list')
      .on(table.status, table.position, table.createdAt, table.id, table.soldOn, table.cardOn)
      .where(isListed(table)),
    index('products_position').on(table.position, table.createdAt, table.id).where(isListed(table)),
    index('products_category')
      .on(
        table.categoryId,
        table.position,
        table.createdAt,
        table.id,
        table.status,
        table.soldOn,
        table.cardOn,
      )
      .where(isListed(table)),
    index('products_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id, table.status, table.soldOn, table.cardOn)
      .where(isListed(table)),
    index('products_price')
      .on(table.lowestAmount, table.position, table.createdAt, table.id)
      .where(isListed(table)),
    index('products_price_desc')
      .on(table.lowestAmount.desc().nullsLast(), table.position, table.createdAt, table.id)
      .where(isListed(table)),
    index('products_rating')
      .on(
        table.rating.desc().nullsFirst(),
        table.reviewCount.desc().nullsFirst(),
        table.position,
        table.createdAt,
        table.id,
        table.status,
        table.soldOn,
        table.cardOn,
      )
      .where(isListed(table)),
    index('products_sku')
      .on(sql`lower(${table.sku})`)
      .where(sql`${table.sku} <> ''`),
    index('products_name_sort')
      .on(table.nameSort, table.position, table.createdAt, table.id, table.status, table.soldOn, table.cardOn)
      .where(isListed(table)),
    // Only the version before sorts by it; to be dropped by the next one.
    index('products_name').on(table.name, table.position, table.createdAt, table.id).where(isListed(table)),
    index('products_stock')
      .on(table.stockQuantity, table.position, table.createdAt, table.id)
      .where(isListed(table)),
    index('products_sales')
      .on(
        table.salesCount.desc().nullsFirst(),
        table.position,
        table.createdAt,
        table.id,
        table.status,
        table.soldOn,
        table.cardOn,
      )
      .where(isListed(table)),
    index('products_bestseller')
      .on(table.position, table.createdAt, table.id)
      .where(sql`${isListed(table)} and ${table.bestseller}`),
    index('products_low')
      .on(table.position, table.createdAt, table.id)
      .where(sql`${isListed(table)} and ${table.isLow}`),
    // Only the version before counts by it; to be dropped by the next one.
    index('products_facets')
      .on(
        table.id,
        table.status,
        table.cardOn,
        table.categoryId,
        table.traits,
        table.organic,
        table.rating,
        table.bestseller,
        table.stockQuantity,
        table.familyId,
      )
      .where(isListed(table)),
    index('products_family').on(table.familyId, table.sizeOrder, table.id).where(isNotNull(table.familyId)),
    uniqueIndex('products_default_size')
      .on(table.familyId)
      .where(sql`${table.isDefaultSize}`),
    index('products_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('products_translated_search').using('gin', table.translatedSearchText.op('gin_trgm_ops')),
  ],
)

/** Reference to a product, deleted with it. */
export const productReference = () =>
  uuid()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** Earlier slugs of products, written by triggers; one that another product takes is forgotten. */
export const formerSlugs = pgTable(
  'former_slugs',
  { slug: text().primaryKey(), productId: productReference() },
  (table) => [index('former_slugs_product').on(table.productId)],
)

export const relatedProducts = pgTable(
  'related_products',
  {
    productId: productReference(),
    relatedId: productReference(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.relatedId] }),
    check('related_products_other', sql`${table.productId} <> ${table.relatedId}`),
  ],
)

/** Number of times a product was added to a cart or wishlist, per day. */
export const productInterest = pgTable(
  'product_interest',
  {
    productId: productReference(),
    event: text({ enum: ['add_to_cart', 'add_to_wishlist'] }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.productId, table.event, table.day] })],
)
