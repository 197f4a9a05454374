import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { STOCK_REASONS } from '@/shop/catalogue/stock'
import { id, instant, oneOf } from './columns'
import { productReference } from './products'
import { admins } from './accounts'

/** Every change of a product's stock, written in the transaction that makes it. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    productId: productReference(),
    reason: text({ enum: STOCK_REASONS }).notNull(),
    /** Added; negative: taken. */
    units: integer().notNull(),
    /** In stock afterwards. */
    stock: integer().notNull(),
    /** No reference, because an order is stored after its units are taken. */
    orderId: uuid(),
    adminId: uuid().references(() => admins.id, { onDelete: 'set null' }),
    at: instant().notNull(),
  },
  (table) => [
    oneOf('stock_movements_reason', table.reason, STOCK_REASONS),
    check('stock_movements_units', sql`${table.units} <> 0`),
    index('stock_movements_product').on(table.productId, table.at.desc(), table.id),
  ],
)
