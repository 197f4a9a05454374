import { sql, type SQL } from 'drizzle-orm'
import { bigint, check, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

export const id = () => uuid().primaryKey().defaultRandom()

/** An instant to the millisecond, as JavaScript and JSON have it. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
export const createdAt = () => instant().notNull().defaultNow()
/** Set by the writes that mean an edit; a sale does not touch it, so that it makes no open form stale. */
export const updatedAt = () => instant().notNull().defaultNow()

/** An amount in minor units; JavaScript's integers reach further than any shop's money. */
export const minor = () => bigint({ mode: 'number' })

const list = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))

/**
 * What a search looks through: the columns' words in lower case without accents, each after a space so that the
 * beginnings of words can be looked for (queries/search-text).
 */
export const searchText = (...columns: readonly (() => AnyPgColumn | SQL)[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(
      (): SQL =>
        sql`accent_insensitive(${sql.join(
          columns.map((column) => sql`' ' || ${column()}`),
          sql` || `,
        )})`,
    )

/** `column in (…)`. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${list(values)})`)

/** Every element of a text array is one of the values. */
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

/** E-mail addresses are stored lower-case, so that plain unique keys compare them. */
export const lowerCase = (name: string, column: AnyPgColumn) => check(name, sql`${column} = lower(${column})`)
