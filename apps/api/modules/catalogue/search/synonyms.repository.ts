import { asc, sql } from 'drizzle-orm'
import { umlautsJoined } from '@/shop/shared/plain-letters'
import { LANGUAGES } from '@/shop/shared/language'
import type { Synonyms } from '@/shop/synonyms/synonyms'
import type { Db } from '@apps/api/platform/db/open'
import { searchSynonyms } from '@apps/api/platform/db/schema'

/** Words that all words of a search together are also looked for by, because each costs. */
const MOST_OTHERS = 20

/** All groups in the order in which they were saved, and when; null while there are none. */
export async function readSynonyms(db: Db) {
  const rows = await db
    .select()
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.language), asc(searchSynonyms.position))
  const of = (language: (typeof LANGUAGES)[number]) =>
    rows.filter((row) => row.language === language).map(({ words }) => words)
  return {
    synonyms: { de: of('de'), tr: of('tr'), en: of('en') },
    updatedAt: rows[0]?.updatedAt ?? null,
  }
}

/** Until the transaction ends nobody else replaces them; searches read on. */
export const lockSynonyms = (tx: Db) =>
  tx.execute(sql`lock table ${searchSynonyms} in share row exclusive mode`)

export async function replaceSynonyms(tx: Db, synonyms: Synonyms, updatedAt: Date): Promise<void> {
  await tx.delete(searchSynonyms)
  const rows = LANGUAGES.flatMap((language) =>
    synonyms[language].map((words, position) => ({
      language,
      position,
      words: [...words],
      folded: words.map(umlautsJoined),
      updatedAt,
    })),
  )
  if (rows.length > 0) await tx.insert(searchSynonyms).values(rows)
}

/** The other words of the groups in which each word stands, in whatever language. */
export async function otherWords(
  db: Db,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const others = new Map<string, readonly string[]>()
  if (words.length === 0) return others
  const typed = new Map(words.map((word) => [word, umlautsJoined(word)]))
  const groups = await db
    .select({ folded: searchSynonyms.folded })
    .from(searchSynonyms)
    .where(sql`${searchSynonyms.folded} && ${sql.param([...typed.values()])}::text[]`)
    .orderBy(asc(searchSynonyms.language), asc(searchSynonyms.position))
  let left = MOST_OTHERS
  for (const [word, joined] of typed) {
    const own = groups.filter(({ folded }) => folded.includes(joined)).flatMap(({ folded }) => folded)
    const found = [...new Set(own)].filter((other) => other !== joined).slice(0, left)
    left -= found.length
    if (found.length > 0) others.set(word, found)
  }
  return others
}
