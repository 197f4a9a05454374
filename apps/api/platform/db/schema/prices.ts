import { isNotNull, sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { CURRENCIES, PLATFORMS } from '@/shop/shared/platform'
import { id, instant, minor, notNegative, oneOf } from './columns'
import { productReference } from './products'

/** One price per platform; a product without one is not sold there. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: productReference(),
    platform: text({ enum: PLATFORMS }).notNull(),
    amount: minor().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    originalAmount: minor(),
    /**
     * A sale for a time, from its start to before its end; null: no sale, and of the instants an open one. While it runs
     * `amount` is its price and `originalAmount` the regular one; a job switches them.
     */
    saleAmount: minor(),
    saleStartsAt: instant(),
    saleEndsAt: instant(),
    /** What `amount` and `originalAmount` are before and after the sale; null without one. */
    regularAmount: minor(),
    regularOriginalAmount: minor(),
    /** Lowest price of the family's sizes that are sold there, else the own one; maintained by triggers. */
    fromAmount: minor(),
    /**
     * What the filters count, beside the price that they count by: the product's category, its traits and flags as bits
     * (`shelf-filters.ts`), and whether lists of the platform show it to shoppers; maintained by triggers. 2: so too, but
     * sold out, and other sizes of its family may not be.
     */
    categoryId: uuid(),
    marks: integer().notNull().default(0),
    card: smallint().notNull().default(0),
    isReduced: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`coalesce(${productPrices.originalAmount} > ${productPrices.amount}, false)`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.platform] }),
    index('product_prices_from').on(table.platform, table.fromAmount, table.productId),
    index('product_prices_amount').on(table.platform, table.amount, table.productId),
    // Only the version before counts by it; to be dropped by the next one.
    index('product_prices_facets').on(
      table.platform,
      table.productId,
      table.fromAmount,
      table.amount,
      table.originalAmount,
    ),
    // In the order of what the filters tell apart, so that all who are alike are counted without a look at the table.
    index('product_prices_cards').on(
      table.platform,
      table.card,
      table.categoryId,
      table.marks,
      table.isReduced,
      table.fromAmount,
    ),
    oneOf('product_prices_platform', table.platform, PLATFORMS),
    oneOf('product_prices_currency', table.currency, CURRENCIES),
    index('product_prices_sale').on(table.productId).where(isNotNull(table.saleAmount)),
    check(
      'product_prices_sale',
      sql`(${table.saleAmount} is null) = (${table.regularAmount} is null) and coalesce(${table.saleAmount} < ${table.regularAmount}, true) and coalesce(${table.saleStartsAt} < ${table.saleEndsAt}, true)`,
    ),
    notNegative('product_prices_amounts', table.amount, sql`coalesce(${table.originalAmount}, 0)`),
  ],
)

/** All former prices, because a reduced price must show the lowest of the last 30 days. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    productId: productReference(),
    platform: text({ enum: PLATFORMS }).notNull(),
    amount: minor().notNull(),
    validFrom: instant().notNull().defaultNow(),
  },
  (table) => [index('price_history_product').on(table.productId, table.platform, table.validFrom)],
)
