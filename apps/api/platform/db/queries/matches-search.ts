import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { searchPatterns } from './search-text'

/** Every word of the query is in the text (a column of `searchText`), without regard to case and accents. */
export function matchesSearch(query: string | undefined, text: AnyColumn | SQL): SQL | undefined {
  const patterns = searchPatterns(query ?? '')
  return patterns ? and(...patterns.map((pattern) => sql`${text} like ${pattern}`)) : sql`false`
}
