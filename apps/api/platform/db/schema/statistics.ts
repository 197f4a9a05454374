import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/domain/orders/order'
import { PRODUCT_STATUSES } from '@/domain/catalogue/product'
import { CURRENCIES, PLATFORMS } from '@/domain/shared/platform'
import { USER_STATUSES } from '@/domain/users/user'
import { categoryNames } from './categories'
import { coupons } from './coupons'
import { minor } from './columns'

/**
 * Sums that would take seconds to read from a million orders. Triggers keep them in the transaction that changes what
 * they count, so they are exact; the function `rebuild_statistics` makes them anew. An order's row in a sum is one of
 * several, by the order's id, so that two orders at once seldom wait for each other.
 */
const slot = () => smallint().notNull()
const platform = () => text({ enum: PLATFORMS }).notNull()
const currency = () => text({ enum: CURRENCIES }).notNull()
const number = () => bigint({ mode: 'number' }).notNull()

/** All orders by what their list filters by. */
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

/** A day begins elsewhere in another zone; a moment has one day in each of the zones of the platforms. */
const days = () => ({
  berlinDay: date({ mode: 'string' }).notNull(),
  istanbulDay: date({ mode: 'string' }).notNull(),
})

/** Orders and their money, without cancelled and refunded ones. */
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

/** Bought units of the same orders and their money, without gifts and after discounts. */
export const productDays = pgTable(
  'product_days',
  {
    ...days(),
    platform: platform(),
    currency: currency(),
    // Without a foreign key: a sum must not wait for who edits the product.
    productId: uuid().notNull(),
    units: number(),
    revenue: minor().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.berlinDay, table.istanbulDay, table.platform, table.currency, table.productId],
    }),
  ],
)

/** What a category's shelf shows: active products that are sold on the platform. */
export const shelfCounts = pgTable(
  'shelf_counts',
  {
    categoryId: uuid()
      .notNull()
      .references(() => categoryNames.id, { onDelete: 'cascade' }),
    platform: platform(),
    products: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.platform] })],
)

/** All products that are not archived, by what the back office's list filters by. */
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

/** All accounts by what their list filters by. */
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

/** Who used a coupon, without uses that were given back. */
export const couponCustomers = pgTable(
  'coupon_customers',
  {
    couponId: uuid()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    /** The account's id, or a guest's e-mail. */
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
