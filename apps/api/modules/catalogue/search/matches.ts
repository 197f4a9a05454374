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

const CAFFEINE = ['koffein', 'kafein', 'caffeine']

/** Whoever looks for caffeine wants some: the word alone, not as part of what is free of it or was decaffeinated. */
export const isCaffeine = (word: string): boolean => CAFFEINE.includes(word)

/** Words of a sentence that say nothing of a product, as they are looked for: articles, prepositions, ‘and’. */
const EMPTY = new Set(
  'am im in zum zur fur fuer der die das den dem und mit von the for of and with at icin ile ve'.split(' '),
)

/** The words to look for: those that say something; of a search of empty ones, all. */
export function telling(search: string): readonly string[] {
  const words = wordsOf(search)
  const told = words.filter((word) => !EMPTY.has(word))
  return told.length > 0 ? told : words
}

/** The beginning of another word: ‘am’ may be typed on to ‘Amaranth’, but is in no product for itself. */
const begins = (word: string): SQL =>
  sql`concat(${products.searchText}, ' ', ${products.translatedSearchText}) ~ ${` ${word}[[:alnum:]]`}`

/** Patterns of each word, of what it stands for before another one, and of words that mean the same. */
function patternsOf(
  words: readonly string[],
  others: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  return words.map((word, at) => {
    const stem = at === words.length - 1 ? undefined : ENDED.exec(word)?.[1]
    const own = isCaffeine(word)
      ? CAFFEINE.map((each) => `% ${each} %`)
      : [word, stem ?? word].flatMap(wordPatterns)
    return [...new Set([...own, ...(others.get(word) ?? []).flatMap(wordPatterns)])]
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
    const word = words[at] ?? ''
    const both = (parts.get(word) ?? []).map(async ([first, second]) =>
      and(await hasWord(db, wordPatterns(first)), await hasWord(db, wordPatterns(second))),
    )
    const has = or(await hasWord(db, patterns), ...(await Promise.all(both)))
    if (EMPTY.has(word)) return and(has, begins(word))
    return isCaffeine(word) ? and(has, sql`not ${products.traits} @> array['caffeineFree']`) : has
  })
  return and(...(await Promise.all(conditions)))
}

const NONE: ReadonlyMap<string, readonly never[]> = new Map()

export interface SearchMatches {
  /** Products that contain every word; undefined (no condition) for an empty search. */
  readonly all: SQL | undefined
  /** Those that contain every word itself; undefined for a search that has no other way to find something. */
  readonly own: SQL | undefined
}

/** @param orSynonyms a word that means the same will do, too, as will the parts of a compound */
export async function searchMatches(
  db: Db,
  search: string | undefined,
  orSynonyms = false,
): Promise<SearchMatches> {
  const words = telling(search ?? '')
  // Without letters and digits it finds nothing, because no index could search for it.
  if (words.length === 0 && search?.trim()) return { all: sql`false`, own: undefined }
  const [others, parts] = orSynonyms
    ? [await otherWords(db, words), await compoundParts(db, words)]
    : [NONE, NONE]
  const hasOther = others.size > 0 || parts.size > 0
  return {
    all: await hasEvery(db, words, others, parts),
    own: hasOther ? await hasEvery(db, words, NONE, NONE) : undefined,
  }
}
