import { and, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/open'
import { searchPatterns } from '../../../platform/db/queries/search-text'
import { categoryNames, products } from '../../../platform/db/schema'

/** The word is in the product's own text or in its category's name; the few names are looked through first. */
export async function hasWord(db: Db, pattern: string): Promise<SQL | undefined> {
  const named = await db
    .select({ id: categoryNames.id })
    .from(categoryNames)
    .where(like(categoryNames.searchText, pattern))
  const inText = or(like(products.searchText, pattern), like(products.translatedSearchText, pattern))
  if (named.length === 0) return inText
  return or(
    inText,
    inArray(
      products.categoryId,
      named.map(({ id }) => id),
    ),
  )
}

/** Every word is in the product; nothing is searched: no condition. */
export async function matchesSearch(db: Db, search: string | undefined): Promise<SQL | undefined> {
  const patterns = searchPatterns(search ?? '')
  if (!patterns) return sql`false`
  return and(...(await Promise.all(patterns.map((pattern) => hasWord(db, pattern)))))
}
