import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Prepared parts of an insert for rows with certain keys. */
interface Insertion {
  readonly columns: readonly (readonly [key: string, column: string])[]
  /** SQL before the rows. */
  readonly text: SQL
}

function insertionOf(table: PgTable, keys: readonly string[]): Insertion {
  const columns = keys.map((key) => [key, toSnakeCase(key)] as const)
  const [name, names] = [getTableName(table), columns.map(([, column]) => `"${column}"`).join(', ')]
  const text = sql.raw(
    `insert into "${name}" (${names}) select ${names} from jsonb_populate_recordset(null::"${name}", `,
  )
  return { columns, text }
}

const insertions = new Map<string, Insertion>()

/** Cached per table and keys; both come from our code, so the cache is bounded. */
function cachedInsertion(table: PgTable, keys: readonly string[]): Insertion {
  const kind = `${getTableName(table)} ${keys.join()}`
  const known = insertions.get(kind) ?? insertionOf(table, keys)
  insertions.set(kind, known)
  return known
}

/**
 * Insert with the same SQL text for any number of rows, so that it is planned once: the rows are passed as one JSON
 * parameter. All rows must have the keys of the first; other columns get their defaults.
 */
export function insertRecords<T extends PgTable>(
  table: T,
  rows: readonly [T['$inferInsert'], ...T['$inferInsert'][]],
): SQL {
  const known = getTableColumns(table)
  const keys = Object.keys(rows[0]).filter((key) => key in known)
  const { columns, text } = cachedInsertion(table, keys)
  const records = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row))
    return Object.fromEntries(columns.map(([key, column]) => [column, values.get(key)]))
  })
  return sql`${text}${JSON.stringify(records)}::jsonb)`
}
