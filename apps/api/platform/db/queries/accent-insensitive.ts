import { and, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { withoutAccents, searchPatterns } from './search-text'

/** Latin letters with marks, upper-case ones too: what `lower` does to them depends on the database's locale. */
const marked = Array.from({ length: 0x250 - 0xc0 }, (_, index) => String.fromCharCode(0xc0 + index))
  .map((letter) => ({ letter, plain: withoutAccents(letter) }))
  .filter(({ letter, plain }) => plain !== letter)
const single = marked.filter(({ plain }) => plain.length === 1)
const ACCENTED = single.map(({ letter }) => letter).join('')
const PLAIN = single.map(({ plain }) => plain).join('')

/** A column's text as `withoutAccents` writes the query. */
export function accentInsensitive(column: AnyColumn): SQL {
  const spelled = marked
    .filter(({ plain }) => plain.length > 1)
    .reduce((text, { letter, plain }) => sql`replace(${text}, ${letter}, ${plain})`, sql`lower(${column})`)
  return sql`translate(${spelled}, ${ACCENTED}, ${PLAIN})`
}

/** Every word of the query is in one of the columns, without regard to case and accents. */
export const accentInsensitiveSearch = (query: string, ...columns: readonly AnyColumn[]): SQL | undefined =>
  and(
    ...searchPatterns(query).map((pattern) =>
      or(...columns.map((column) => sql`${accentInsensitive(column)} like ${pattern}`)),
    ),
  )
