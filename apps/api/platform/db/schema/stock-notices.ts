import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '@/shop/shared/language'
import { createdAt, id, instant, lowerCase, oneOf } from './columns'
import { productReference, products } from './products'

/** Back-in-stock requests; deleted when the mail is queued. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: id(),
    productId: productReference(),
    email: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Hash of the token in the mail's link, which confirms and cancels. */
    tokenHash: text().notNull().unique(),
    /** Null: the email has not been confirmed. */
    confirmedAt: instant(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    unique('stock_notices_once').on(table.productId, table.email),
    lowerCase('stock_notices_email_lower', table.email),
    oneOf('stock_notices_language', table.language, LANGUAGES),
    index('stock_notices_end').on(table.expiresAt),
  ],
)

/** Products whose low stock has been reported by mail; deleted when restocked. */
export const lowStockNotices = pgTable('low_stock_notices', {
  productId: uuid()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  at: createdAt(),
})
