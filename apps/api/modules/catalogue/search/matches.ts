import { and, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { wordPatterns, wordsOf } from '@apps/api/platform/db/queries/search-text'
import { categoryNames, products } from '@apps/api/platform/db/schema'

/**
 * Matches a word's patterns in the product's text or its category's name; the few category names are searched first.
 */
export async function hasWord(db: Db, patterns: readonly string[]): Promise<SQL | undefined> {
  const named = await db
    .select({ id: categoryNames.id })
    .from(categoryNames)
    .where(or(...patterns.map((pattern) => like(categoryNames.searchText, pattern))))
  const inText = or(
    ...patterns.flatMap((pattern) => [
      like(products.searchText, pattern),
      like(products.translatedSearchText, pattern),
    ]),
  )
  if (named.length === 0) return inText
  return or(
    inText,
    inArray(
      products.categoryId,
      named.map(({ id }) => id),
    ),
  )
}

/** An adjective's stem: 'gruner' of 'grüner Tee' is in 'Grüntee' only without its ending. */
const ENDED = /^(.{4,}?)(?:er|es|en|em|e)$/

/** Patterns of each word, and of what it stands for before another one. */
function patternsOf(search: string): readonly (readonly string[])[] {
  const words = wordsOf(search)
  return words.map((word, at) => {
    const stem = at === words.length - 1 ? undefined : ENDED.exec(word)?.[1]
    return [...new Set([word, stem ?? word].flatMap(wordPatterns))]
  })
}

/** Matches products that contain every word; undefined (no condition) for an empty search. */
export async function productMatchesSearch(db: Db, search: string | undefined): Promise<SQL | undefined> {
  const patterns = patternsOf(search ?? '')
  // Without letters and digits it finds nothing, because no index could search for it.
  if (patterns.length === 0 && search?.trim()) return sql`false`
  return and(...(await Promise.all(patterns.map((forms) => hasWord(db, forms)))))
}
