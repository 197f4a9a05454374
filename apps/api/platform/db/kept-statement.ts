import { is, sql, type GetColumnData, type SQL } from 'drizzle-orm'
import type { QueryResult } from 'pg'
import { PgColumn, PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db } from './open'

type Row = Readonly<Record<string, unknown>>
interface Prepared<R extends Row> extends PreparedQueryConfig {
  execute: QueryResult<R>
}

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * A statement whose text is built once, with `sql.placeholder` for what differs from call to call. drizzle builds a
 * text anew each time, which took a checkout a sixth of its time; so this is for the statements of a checkout.
 */
export function keptStatement<R extends Row = Row>(statement: SQL) {
  const query = dialect.sqlToQuery(statement)
  return async (db: Db, values: Row): Promise<R[]> => {
    const prepared = db._.session.prepareQuery<Prepared<R>>(query, undefined, undefined, false)
    return (await prepared.execute(values)).rows
  }
}

type Fields = Readonly<Record<string, PgColumn | SQL>>
type ValueOf<F> = F extends PgColumn ? GetColumnData<F> : F extends SQL<infer T> ? T : never

export interface Selection<F extends Fields> {
  /** `field as "key", …` */
  readonly list: SQL
  /** A row of a statement with that list, its values as the schema declares them. */
  readonly read: (row: Row) => { readonly [K in keyof F]: ValueOf<F[K]> }
}

/** What drizzle's `select` does for its fields, for a statement that is kept. */
export function selection<F extends Fields>(fields: F): Selection<F>
export function selection(fields: Fields): Selection<Fields> {
  const all = Object.entries(fields)
  const decoders = all.map(([key, field]) => {
    const decode = (value: unknown): unknown =>
      is(field, PgColumn) ? field.mapFromDriverValue(value) : value
    return [key, decode] as const
  })
  return {
    list: sql.join(
      all.map(([key, field]) => sql`${field} as ${sql.identifier(key)}`),
      sql`, `,
    ),
    read: (row) =>
      Object.fromEntries(
        decoders.map(([key, decode]) => [key, row[key] === null ? null : decode(row[key])] as const),
      ),
  }
}
