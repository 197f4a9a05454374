import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { COUNTRIES } from '@/shop/orders/address'
import { users } from './accounts'
import { createdAt, id, oneOf } from './columns'

/** Address books of customers. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    company: text().notNull().default(''),
    street: text().notNull(),
    city: text().notNull(),
    zipCode: text().notNull(),
    country: text({ enum: COUNTRIES }).notNull(),
    /** Of a Packstation; '' for a house. */
    postNumber: text().notNull().default(''),
    isDefault: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('addresses_country', table.country, COUNTRIES),
    index('addresses_user').on(table.userId, table.createdAt),
    uniqueIndex('addresses_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
)
