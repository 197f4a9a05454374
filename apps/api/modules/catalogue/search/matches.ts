import { and, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { wordPatterns, wordsOf } from '@apps/api/platform/db/queries/search-text'
import { categoryNames, products } from '@apps/api/platform/db/schema'
import { compoundParts, type Parts } from './compounds'
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

/** Matches products that have every word, or both parts of it. */
async function hasEvery(
  db: Db,
  words: readonly string[],
  others: ReadonlyMap<string, readonly string[]>,
  parts: ReadonlyMap<string, readonly Parts[]>,
): Promise<SQL | undefined> {
  const conditions = patternsOf(words, others).map(async (patterns, at) => {
    const both = (parts.get(words[at] ?? '') ?? []).map(async ([first, second]) =>
      and(await hasWord(db, wordPatterns(first)), await hasWord(db, wordPatterns(second))),
    )
    return or(await hasWord(db, patterns), ...(await Promise.all(both)))
  })
  return and(...(await Promise.all(conditions)))
}

const NONE: ReadonlyMap<string, readonly never[]> = new Map()

/**
 * Matches products that contain every word; undefined (no condition) for an empty search.
 * @param orSynonyms a word that means the same will do, too, as will the parts of a compound
 */
export async function productMatchesSearch(
  db: Db,
  search: string | undefined,
  orSynonyms = false,
): Promise<SQL | undefined> {
  const words = wordsOf(search ?? '')
  // Without letters and digits it finds nothing, because no index could search for it.
  if (words.length === 0 && search?.trim()) return sql`false`
  return orSynonyms
    ? hasEvery(db, words, await otherWords(db, words), await compoundParts(db, words))
    : hasEvery(db, words, NONE, NONE)
}

/** Whether a product contains every word itself; undefined for a search that has no other way to find something. */
export async function hasOwnWords(db: Db, search: string | undefined): Promise<SQL | undefined> {
  const words = wordsOf(search ?? '')
  const hasOther = (await otherWords(db, words)).size > 0 || (await compoundParts(db, words)).size > 0
  return hasOther ? hasEvery(db, words, NONE, NONE) : undefined
}
