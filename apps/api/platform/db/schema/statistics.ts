import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/shop/orders/order'
import { PRODUCT_STATUSES } from '@/shop/catalogue/product'
import { CURRENCIES, PLATFORMS } from '@/shop/shared/platform'
import { USER_STATUSES } from '@/shop/users/users'
import { categoryNames } from './categories'
import { coupons } from './coupons'
import { minor } from './columns'

/**
 * Totals that would take seconds to compute from a million orders. Triggers update them in the same transaction, so they
 * are exact; the function `rebuild_statistics` recomputes them. Each total is spread over several rows by order id, so
 * that concurrent orders seldom wait for the same row.
 */
const slot = () => smallint().notNull()
const platform = () => text({ enum: PLATFORMS }).notNull()
const currency = () => text({ enum: CURRENCIES }).notNull()
const number = () => bigint({ mode: 'number' }).notNull()

/** Number of orders by the filters of their list. */
export const orderCounts = pgTable(
  'order_counts',
  {
    platform: platform(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    paymentStatus: text({ enum: PAYMENT_STATUSES }).notNull(),
    slot: slot(),
    orders: number(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.status, table.paymentStatus, table.slot] })],
)

/** Number of orders by the name that their list is sorted by; a name without orders has no row. */
export const orderNames = pgTable('order_names', {
  customerSort: text().primaryKey(),
  orders: integer().notNull(),
})

/** Date of an event in each platform's time zone. */
const days = () => ({
  berlinDay: date({ mode: 'string' }).notNull(),
  istanbulDay: date({ mode: 'string' }).notNull(),
})

/** Orders and revenue per day, without cancelled and refunded ones. */
export const orderDays = pgTable(
  'order_days',
  {
    ...days(),
    platform: platform(),
    currency: currency(),
    slot: slot(),
    orders: number(),
    revenue: minor().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.berlinDay, table.istanbulDay, table.platform, table.currency, table.slot],
    }),
  ],
)

/** Units sold and revenue per day of the same orders, without gifts and after discounts. */
export const productDays = pgTable(
  'product_days',
  {
    ...days(),
    platform: platform(),
    currency: currency(),
    // No foreign key, because its lock would wait for edits of the product.
    productId: uuid().notNull(),
    units: number(),
    revenue: minor().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.berlinDay, table.istanbulDay, table.platform, table.currency, table.productId],
    }),
    index('product_days_product').on(table.productId, table.berlinDay),
  ],
)

/** Units of the same per calendar month in Berlin, which bound what a product can have sold within some days. */
export const productMonths = pgTable(
  'product_months',
  {
    /** Its first day. */
    month: date({ mode: 'string' }).notNull(),
    productId: uuid().notNull(),
    units: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.productId] }),
    index('product_months_best').on(table.month, table.units.desc().nullsFirst(), table.productId),
  ],
)

/** Number of active products per category that are sold on the platform. */
export const shelfCounts = pgTable(
  'shelf_counts',
  {
    categoryId: uuid()
      .notNull()
      .references(() => categoryNames.id, { onDelete: 'cascade' }),
    platform: platform(),
    products: integer().notNull(),
    /** Products as lists show them, families counted once. */
    cards: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.platform] })],
)

/** Number of products that are not archived, by the filters of the back office's list. */
export const productCounts = pgTable(
  'product_counts',
  {
    categoryId: uuid()
      .notNull()
      .references(() => categoryNames.id, { onDelete: 'cascade' }),
    status: text({ enum: PRODUCT_STATUSES }).notNull(),
    products: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.status] })],
)

/** Number of accounts by the filters of their list. */
export const userCounts = pgTable(
  'user_counts',
  {
    platform: platform(),
    status: text({ enum: USER_STATUSES }).notNull(),
    slot: slot(),
    users: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.status, table.slot] })],
)

/** Customers who used a coupon, without released redemptions. */
export const couponCustomers = pgTable(
  'coupon_customers',
  {
    couponId: uuid()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    /** Account id, or the email of a guest. */
    customer: text().notNull(),
    email: text().notNull(),
    uses: integer().notNull(),
    discount: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.customer] }),
    index('coupon_customers_top').on(
      table.couponId,
      table.uses.desc().nullsFirst(),
      table.discount.desc().nullsFirst(),
      table.email,
      table.customer,
    ),
  ],
)
