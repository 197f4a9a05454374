import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

type Columns = readonly (readonly [key: string, column: string])[]

/** Rows as one JSON parameter, with the names of the columns as keys. */
function recordsOf(columns: Columns, rows: readonly object[]): SQL {
  const records = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row))
    return Object.fromEntries(columns.map(([key, column]) => [column, values.get(key)]))
  })
  return sql`${JSON.stringify(records)}::jsonb`
}

/** Columns of the table among the keys of a row. */
function columnsOf(table: PgTable, row: object): Columns {
  const known = getTableColumns(table)
  return Object.keys(row)
    .filter((key) => key in known)
    .map((key) => [key, toSnakeCase(key)] as const)
}

/** Prepared parts of an insert for rows with certain keys. */
interface Insertion {
  readonly columns: Columns
  /** SQL before the rows. */
  readonly text: SQL
}

function insertionOf(table: PgTable, columns: Columns): Insertion {
  const [name, names] = [getTableName(table), columns.map(([, column]) => `"${column}"`).join(', ')]
  const text = sql.raw(
    `insert into "${name}" (${names}) select ${names} from jsonb_populate_recordset(null::"${name}", `,
  )
  return { columns, text }
}

const insertions = new Map<string, Insertion>()

/** Cached per table and keys; both come from our code, so the cache is bounded. */
function cachedInsertion(table: PgTable, row: object): Insertion {
  const columns = columnsOf(table, row)
  const kind = `${getTableName(table)} ${columns.map(([key]) => key).join()}`
  const known = insertions.get(kind) ?? insertionOf(table, columns)
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
  const { columns, text } = cachedInsertion(table, rows[0])
  return sql`${text}${recordsOf(columns, rows)})`
}

/** Update of many rows by their ids in one statement. All rows must have the keys of the first. */
export function updateRecords(
  table: PgTable,
  rows: readonly [{ readonly id: string }, ...{ readonly id: string }[]],
): SQL {
  const columns = columnsOf(table, rows[0])
  const name = getTableName(table)
  const changes = columns
    .filter(([key]) => key !== 'id')
    .map(([, column]) => `"${column}" = "changed"."${column}"`)
  const text = sql.raw(
    `update "${name}" set ${changes.join(', ')} from jsonb_populate_recordset(null::"${name}", `,
  )
  return sql`${text}${recordsOf(columns, rows)}) as "changed" where ${sql.raw(`"${name}"."id" = "changed"."id"`)}`
}
