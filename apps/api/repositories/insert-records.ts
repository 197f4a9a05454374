import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

const columnNames = new Map<string, string>()

function columnName(key: string): string {
  const known = columnNames.get(key) ?? toSnakeCase(key)
  columnNames.set(key, known)
  return known
}

/**
 * An insert whose text is the same for any number of rows, so that the database plans it once: the rows travel
 * as one JSON. All rows have the keys of the first; other columns get their defaults.
 */
export function insertRecords<T extends PgTable>(
  table: T,
  rows: readonly [T['$inferInsert'], ...T['$inferInsert'][]],
): SQL {
  const known = getTableColumns(table)
  const keys = Object.keys(rows[0]).filter((key) => key in known)
  const columns = sql.raw(keys.map((key) => `"${columnName(key)}"`).join(', '))
  const records = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row))
    return Object.fromEntries(keys.map((key) => [columnName(key), values.get(key)]))
  })
  return sql`insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`
}
