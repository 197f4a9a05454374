import { and, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { wordPatterns, wordsOf } from '@apps/api/platform/db/queries/search-text'
import { categoryNames, products } from '@apps/api/platform/db/schema'
import { otherWords } from './synonyms.repository'

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

/** Patterns of each word, of what it stands for before another one, and of words that mean the same. */
function patternsOf(
  words: readonly string[],
  others: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  return words.map((word, at) => {
    const stem = at === words.length - 1 ? undefined : ENDED.exec(word)?.[1]
    return [...new Set([word, stem ?? word, ...(others.get(word) ?? [])].flatMap(wordPatterns))]
  })
}

const NO_OTHERS: ReadonlyMap<string, readonly string[]> = new Map()

const hasEvery = async (db: Db, patterns: readonly (readonly string[])[]): Promise<SQL | undefined> =>
  and(...(await Promise.all(patterns.map((forms) => hasWord(db, forms)))))

/**
 * Matches products that contain every word; undefined (no condition) for an empty search.
 * @param orSynonyms a word that means the same will do, too
 */
export async function productMatchesSearch(
  db: Db,
  search: string | undefined,
  orSynonyms = false,
): Promise<SQL | undefined> {
  const words = wordsOf(search ?? '')
  // Without letters and digits it finds nothing, because no index could search for it.
  if (words.length === 0 && search?.trim()) return sql`false`
  return hasEvery(db, patternsOf(words, orSynonyms ? await otherWords(db, words) : NO_OTHERS))
}

/** Whether a product contains every word itself; undefined for a search without words that mean the same. */
export async function hasOwnWords(db: Db, search: string | undefined): Promise<SQL | undefined> {
  const words = wordsOf(search ?? '')
  if ((await otherWords(db, words)).size === 0) return undefined
  return hasEvery(db, patternsOf(words, NO_OTHERS))
}
