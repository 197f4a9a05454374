import { sql, type SQL } from 'drizzle-orm'
import { bigint, check, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

export const id = () => uuid().primaryKey().defaultRandom()

/** Timestamp in milliseconds, as in JavaScript and JSON. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
export const createdAt = () => instant().notNull().defaultNow()
/** Set by edits only: stock changes of a sale must not make an open form stale. */
export const updatedAt = () => instant().notNull().defaultNow()

/** Amount in minor units; JavaScript's safe integers suffice. */
export const minor = () => bigint({ mode: 'number' })

const list = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))

/**
 * Generated search column: the columns' words in lower case without accents, each after a space, so that beginnings of
 * words can be searched (queries/search-text); where ae, oe or ue is among them, all words once more with umlauts.
 */
export const searchText = (...columns: readonly (() => AnyPgColumn | SQL)[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(
      (): SQL =>
        sql`searchable(${sql.join(
          columns.map((column) => sql`' ' || ${column()}`),
          sql` || `,
        )})`,
    )

/** Check constraint `column in (…)`. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${list(values)})`)

/** Check constraint: every element of a text array is one of the values. */
export const allOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} <@ array[${list(values)}]::text[]`)

export const notNegative = (name: string, ...columns: readonly (AnyPgColumn | SQL)[]) =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} >= 0`),
      sql` and `,
    ),
  )

/** Check constraint: emails are stored in lower case, so that unique keys are case-insensitive. */
export const lowerCase = (name: string, column: AnyPgColumn) => check(name, sql`${column} = lower(${column})`)
