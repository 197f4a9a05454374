import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Columns of a table for a `select`, without the given ones. */
export function columnsWithout<T extends PgTable, K extends keyof T['_']['columns'] & string>(
  table: T,
  ...left: readonly K[]
): Omit<T['_']['columns'], K>
export function columnsWithout(table: PgTable, ...left: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !left.includes(name)))
}
