import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PREMIUM_SOURCES } from '@/shop/users/premium'
import { users } from './accounts'
import { createdAt, id, instant, oneOf } from './columns'
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

export const wishlist = pgTable(
  'wishlist',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: productReference(),
    addedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
)
