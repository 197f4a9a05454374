import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ColumnPlaces } from '@/shop/bank-statements/bank-columns'
import { BANK_DECISIONS } from '@/shop/bank-statements/bank-statements'
import { createdAt, instant, minor, notNegative, oneOf } from './columns'
import { orders } from './orders'

/** Entries of bank statements that were settled, each with its orders. Who paid is not stored. */
export const bankEntries = pgTable(
  'bank_entries',
  {
    fingerprint: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    decision: text({ enum: BANK_DECISIONS }).notNull(),
    bookedOn: date({ mode: 'string' }).notNull(),
    /** Minor units, of the whole entry. */
    amount: minor().notNull(),
    currency: text().notNull(),
    adminId: uuid(),
    at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.fingerprint, table.orderId] }),
    oneOf('bank_entries_decision', table.decision, BANK_DECISIONS),
    notNegative('bank_entries_amount', table.amount),
    index('bank_entries_order').on(table.orderId),
  ],
)

/** Columns of CSV files as they were chosen, by the names of all columns. */
export const bankColumns = pgTable('bank_columns', {
  signature: text().primaryKey(),
  places: jsonb().$type<ColumnPlaces>().notNull(),
  updatedAt: instant().notNull(),
})

/** The last statements of which entries were settled; of their content only numbers are kept. */
export const bankFiles = pgTable(
  'bank_files',
  {
    /** Of the content. */
    fingerprint: text().primaryKey(),
    /** As the administrator's computer calls it; '' for pasted text. */
    name: text().notNull(),
    /** First and last four characters of its first account; '' if it names none. */
    account: text().notNull(),
    entries: integer().notNull(),
    settled: integer().notNull(),
    settledAt: instant().notNull(),
    /** Name of the administrator. */
    actor: text().notNull(),
  },
  (table) => [index('bank_files_settled').on(table.settledAt)],
)
