import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { createdAt, id } from './columns'
import { productReference } from './products'

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: productReference(),
    author: text().notNull(),
    rating: integer().notNull(),
    comment: text().notNull(),
    /** Written in the back office; shown with a label. */
    byShop: boolean().notNull().default(false),
    /** The reviewing customer; null: the shop, or a deleted account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** True if the product had been delivered to the reviewer; determined by the server, never by the request. */
    verified: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    unique('reviews_customer').on(table.productId, table.userId),
    index('reviews_user').on(table.userId),
    index('reviews_product').on(table.productId, table.createdAt),
  ],
)
