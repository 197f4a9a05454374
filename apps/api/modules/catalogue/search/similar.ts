import { and, like, or, sql, type SQL } from 'drizzle-orm'
import { umlautsJoined } from '@/shop/shared/plain-letters'
import type { Db } from '@apps/api/platform/db/open'
import { wordPatterns } from '@apps/api/platform/db/queries/search-text'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { products, searchWords } from '@apps/api/platform/db/schema'
import { hasWord, isCaffeine, telling } from './matches'
import { correctionsOf, SHORTEST_WORD } from './typos'

/** Minimum pg_trgm similarity: 'imgwer' has 0.43 to 'ingwer'. */
const MIN_SIMILARITY = 0.3
/** Candidate words examined per typed word. */
const MAX_EXAMINED = 50
/** Forms of all words together that are searched, because each is a query. */
const MAX_FORMS = 20
/** Maximum matches that are ranked for a list, taken in catalogue order. */
const MAX_CANDIDATES = 1_000
const MAX_SIMILAR = 24

/**
 * What a food would do for one's health. No slip for another word: to offer a food for it would be a claim (EC 1924/2006).
 */
const CLAIM = /schlaf|sleep|uyku|verdau|digest|sindirim|immun|bagisiklik|stres/

/** Words of the catalogue that each word may stand for; the word itself if it is too short to be corrected. */
const correctedWords = (db: Db, words: readonly string[]): Promise<string[][]> =>
  inTransaction(db, async (tx) => {
    // The index operator reads its threshold from this setting.
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`,
    )
    const meant: string[][] = []
    for (const word of words) {
      const near =
        word.length < SHORTEST_WORD
          ? []
          : await tx
              .select({ word: searchWords.word })
              .from(searchWords)
              .where(sql`${searchWords.word} %> ${word}`)
              .orderBy(sql`word_similarity(${word}, ${searchWords.word}) desc`, searchWords.word)
              .limit(MAX_EXAMINED)
      const found = correctionsOf(
        word,
        near.map((each) => each.word),
      )
      meant.push(found.length > 0 ? found.slice(0, Math.floor(MAX_FORMS / words.length)) : [word])
    }
    return meant
  })

/** Matches products that contain every word in one of its corrected forms. */
const everyWord = (meant: readonly string[][], has: (word: string) => SQL | undefined): SQL | undefined =>
  and(...meant.map((words) => or(...words.map(has))))

/**
 * Ids of products that match the corrected words, those with a match in the name first. Empty if no word looks like
 * a typing error.
 * @param from `from … where …` over `products`
 * @param candidates maximum matches that are ranked, taken in catalogue order
 */
export async function findSimilar(
  db: Db,
  search: string,
  from: SQL,
  candidates = MAX_CANDIDATES,
): Promise<string[]> {
  const words = telling(search).map(umlautsJoined)
  if (!words.some((word) => word.length >= SHORTEST_WORD)) return []
  if (words.some((word) => CLAIM.test(word) || isCaffeine(word))) return []
  const meant = await correctedWords(db, words)
  if (meant.every(([first, ...others], at) => others.length === 0 && first === words[at])) return []
  const name = sql`searchable(' ' || ${products.name})`
  const conditions = new Map<string, SQL | undefined>()
  for (const word of meant.flat()) conditions.set(word, await hasWord(db, wordPatterns(word)))
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${products.id} as id, ${products.position} as place, ${products.createdAt} as since,
        ${everyWord(meant, (word) => or(...wordPatterns(word).map((pattern) => like(name, pattern))))} as is_named
      ${from} and ${everyWord(meant, (word) => conditions.get(word))}
      order by ${products.position}, ${products.createdAt}, ${products.id} limit ${candidates}
    ) as found
    order by is_named desc, place, since, id limit ${MAX_SIMILAR}`)
  return rows.map(({ id }) => id)
}
