import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { KeptItem } from '@/shop/cart/kept-cart'
import { LANGUAGES } from '@/shop/shared/language'
import { PLATFORMS } from '@/shop/shared/platform'
import { PREMIUM_SOURCES } from '@/shop/users/premium'
import { users } from './accounts'
import { createdAt, id, instant, minor, oneOf, updatedAt } from './columns'
import { orders } from './orders'
import { productReference } from './products'

/** Changes of a membership; a refund revokes the grants of its order. */
export const premiumRenewals = pgTable(
  'premium_renewals',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    source: text({ enum: PREMIUM_SOURCES }).notNull(),
    months: integer().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('premium_renewals_source', table.source, PREMIUM_SOURCES),
    check('premium_renewals_months', sql`${table.months} > 0`),
    index('premium_renewals_user').on(table.userId),
    uniqueIndex('premium_renewals_once')
      .on(table.orderId, table.source)
      .where(sql`${table.revokedAt} is null`),
  ],
)

/** What lies in a customer's cart, per platform, so that it follows the account to other devices. */
export const carts = pgTable(
  'carts',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    platform: text({ enum: PLATFORMS }).notNull(),
    /** Counts the changes; a write names the one that it is based on. */
    version: integer().notNull(),
    items: jsonb().$type<readonly KeptItem[]>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.platform] }),
    oneOf('carts_platform', table.platform, PLATFORMS),
  ],
)

export const wishlist = pgTable(
  'wishlist',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: productReference(),
    addedAt: createdAt(),
    /** Price in minor units that a customer with price mails knows, on the germany platform; a lower one is told. */
    toldAmount: minor(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
)

/** Wishlists that are shown to whoever has the link. */
export const wishlistShares = pgTable('wishlist_shares', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** As it is in the link, which its owner reads again; who reads this table reads the lists as well. */
  token: text().notNull().unique(),
  /** Heading of the page; '' for none. */
  title: text().notNull().default(''),
  createdAt: createdAt(),
})

/** Customers who agreed to be told by mail when a wished product becomes cheaper; the row goes when they end it. */
export const priceMails = pgTable(
  'price_mails',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In every mail's link, which can do nothing but end them. */
    token: text().notNull().unique(),
    /** When the sentence beside the switch was agreed to, and in which language it stood there. */
    consentedAt: instant().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Day of the last mail on the shop's clock. */
    mailedOn: date({ mode: 'string' }),
  },
  (table) => [oneOf('price_mails_language', table.language, LANGUAGES)],
)
