import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '@/domain/shared/language'
import { createdAt, id, instant, lowerCase, oneOf } from './columns'
import { productReference, products } from './products'

/** Who wants to know when a sold-out product is back; gone once the mail is written. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: id(),
    productId: productReference(),
    email: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Of the mail's link, which confirms and cancels. */
    tokenHash: text().notNull().unique(),
    /** Null: nobody has shown yet that the address is theirs. */
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

/** Products whose low stock the shop was mailed about; the row goes when the stock is filled up. */
export const lowStockNotices = pgTable('low_stock_notices', {
  productId: uuid()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  at: createdAt(),
})
