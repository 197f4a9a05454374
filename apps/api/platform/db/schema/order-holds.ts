import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { orders } from './orders'

/** Orders of buyers whose email address is not confirmed: what they hold while it is unpaid is limited. */
export const orderHolds = pgTable(
  'order_holds',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Hash of the token in the link with which the order is confirmed. */
    tokenHash: text().notNull().unique(),
    /** Hash of the buyer's network; null once the order is paid, cancelled or no longer holds stock. */
    network: text(),
    /** Until when the order has to be confirmed. */
    confirmBy: instant().notNull(),
    confirmedAt: instant(),
  },
  (table) => [
    index('order_holds_network')
      .on(table.network)
      .where(sql`${table.network} is not null`),
    index('order_holds_confirm')
      .on(table.confirmBy)
      .where(sql`${table.network} is not null and ${table.confirmedAt} is null`),
  ],
)
