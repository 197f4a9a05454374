import { and, like, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/open'
import { searchPatterns, withoutAccents } from '../../../platform/db/queries/search-text'
import { inTransaction } from '../../../platform/db/transaction'
import { products } from '../../../platform/db/schema'

/** From here on a word counts as mistyped: 'imgwer' is 0.43 like 'Ingwer', 'kamile' 0.71 like 'Kamille' (pg_trgm). */
const LEAST_LIKENESS = 0.4
/** What is so much less like than the best is left out. */
const DISTANCE = 0.15
const MOST_SIMILAR = 24
/** Shorter ones are like too much. */
const SHORTEST_WORD = 4

/** As they are looked for. */
export const wordsOf = (search: string): string[] =>
  withoutAccents(search).split(/\s+/).filter(Boolean).slice(0, 10)

/** Every word is like one of the text's; the trigram index finds them. Short words have to be there as they are. */
function isLike(words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) => {
      const [pattern = ''] = searchPatterns(word) ?? []
      const asItIs = like(products.searchText, pattern)
      return word.length < SHORTEST_WORD ? asItIs : or(sql`${products.searchText} %> ${word}`, asItIs)
    }),
  )
}

/** 0 to 1. */
export const likeness = (words: readonly string[], text: SQL): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`word_similarity(${word}, ${text})`),
    sql` + `,
  )}) / ${sql.raw(String(words.length))}`

/**
 * Ids of products whose texts look like a search that nothing has, the likest first, of equal ones
 * those whose names are. None where the words are too short
 * to be recognised.
 * @param from `from … where …` over `products`
 */
export async function findSimilar(db: Db, search: string, from: SQL): Promise<string[]> {
  const words = wordsOf(search)
  if (!words.some((word) => word.length >= SHORTEST_WORD)) return []
  const rows = await inTransaction(db, async (tx) => {
    // The index reads the limit of the operator from here.
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_LIKENESS)}, true)`,
    )
    const found = await tx.execute<{ id: string; likeness: number }>(
      sql`select ${products.id}, ${likeness(words, sql`${products.searchText}`)} as likeness
        ${from} and ${isLike(words)}
        order by likeness desc, ${likeness(words, sql`accent_insensitive(${products.name})`)} desc,
          ${products.position}, ${products.createdAt}, ${products.id} limit ${MOST_SIMILAR}`,
    )
    return found.rows
  })
  const best = rows[0]?.likeness ?? 0
  return rows.filter((row) => row.likeness >= best - DISTANCE).map(({ id }) => id)
}
