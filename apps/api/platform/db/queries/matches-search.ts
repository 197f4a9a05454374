import { and, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { searchPatterns } from './search-text'

/** True if the text (a `searchText` column) contains every word of the query, ignoring case and accents. */
export function columnMatchesSearch(query: string | undefined, text: AnyColumn | SQL): SQL | undefined {
  const patterns = searchPatterns(query ?? '')
  return patterns
    ? and(...patterns.map((forms) => or(...forms.map((pattern) => sql`${text} like ${pattern}`))))
    : sql`false`
}
