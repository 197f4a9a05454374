import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { COUPON_STORED_STATUSES, COUPON_TYPES } from '@/shop/coupons/coupon-types'
import { CURRENCIES, PLATFORMS } from '@/shop/shared/platform'
import { users } from './accounts'
import {
  allOf,
  createdAt,
  id,
  instant,
  lowerCase,
  minor,
  notNegative,
  oneOf,
  searchText,
  updatedAt,
} from './columns'
import { orders } from './orders'
import { products } from './products'

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** Normalised: trimmed, upper case, İ and ı as I. */
    code: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    type: text({ enum: COUPON_TYPES }).notNull(),
    /** For percentage coupons. */
    percent: doublePrecision().notNull().default(0),
    /** For fixed-amount coupons, in minor units. */
    amount: minor().notNull().default(0),
    currency: text({ enum: CURRENCIES }).notNull().default('EUR'),
    premiumMonths: integer().notNull().default(0),
    buyQuantity: integer().notNull().default(0),
    freeQuantity: integer().notNull().default(0),
    /** Product ids and category names; ids of deleted products match nothing. */
    applicableProducts: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    applicableCategories: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    giftProductId: uuid().references(() => products.id, { onDelete: 'set null' }),
    giftQuantity: integer().notNull().default(0),
    minimumOrderAmount: minor().notNull().default(0),
    platforms: text({ enum: PLATFORMS }).array().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    usageLimitTotal: integer(),
    usageLimitPerUser: integer().notNull().default(1),
    stackable: boolean().notNull().default(false),
    oneTimeUse: boolean().notNull().default(true),
    autoApply: boolean().notNull().default(false),
    firstOrderOnly: boolean().notNull().default(false),
    /** Groups whose customers alone may use it; none: everybody. */
    customerGroups: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Stored status; `expired` and `used_up` are derived. */
    status: text({ enum: COUPON_STORED_STATUSES }).notNull().default('active'),
    /** Usage totals, maintained by triggers from the redemptions that are not released; amounts in minor units. */
    totalUsed: integer().notNull().default(0),
    totalCustomers: integer().notNull().default(0),
    totalDiscount: minor().notNull().default(0),
    /** Number of its `couponCodes`; its own code is used by nobody then. */
    singleCodes: integer().notNull().default(0),
    archivedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText(
      (): AnyPgColumn => coupons.code,
      (): AnyPgColumn => coupons.name,
      (): AnyPgColumn => coupons.description,
    ),
  },
  (table) => [
    uniqueIndex('coupons_code')
      .on(table.code)
      .where(sql`${table.archivedAt} is null`),
    oneOf('coupons_type', table.type, COUPON_TYPES),
    oneOf('coupons_status', table.status, COUPON_STORED_STATUSES),
    oneOf('coupons_currency', table.currency, CURRENCIES),
    allOf('coupons_platforms', table.platforms, PLATFORMS),
    check('coupons_percent', sql`${table.percent} between 0 and 100`),
    check('coupons_days', sql`${table.startDate} <= ${table.endDate}`),
    notNegative(
      'coupons_numbers',
      table.amount,
      table.minimumOrderAmount,
      table.totalUsed,
      table.premiumMonths,
    ),
  ],
)

/** Codes of a coupon that are used once each. */
export const couponCodes = pgTable(
  'coupon_codes',
  {
    /** Normalised as those of coupons. */
    code: text().primaryKey(),
    couponId: uuid()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
  },
  (table) => [index('coupon_codes_coupon').on(table.couponId, table.code)],
)

/** Redemption of a coupon by an order; released, not deleted, when the order is cancelled. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    id: id(),
    couponId: uuid()
      .notNull()
      .references(() => coupons.id),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    /** Which of its `couponCodes`; null: its own code. */
    singleCode: text(),
    /** Discount including shipping discount, in minor units of the order's currency. */
    discount: minor().notNull(),
    releasedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    lowerCase('coupon_redemptions_email_lower', table.email),
    notNegative('coupon_redemptions_discount', table.discount),
    uniqueIndex('coupon_redemptions_single')
      .on(table.singleCode)
      .where(sql`${table.releasedAt} is null`),
    index('coupon_redemptions_user').on(table.couponId, table.userId),
    index('coupon_redemptions_email').on(table.couponId, table.email),
  ],
)
