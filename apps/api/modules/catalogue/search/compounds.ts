import { inArray, like, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { products, searchWords } from '@apps/api/platform/db/schema'
import { umlautsJoined } from '@/shop/shared/plain-letters'

/** The two words that a typed one is made of, as they are looked for. */
export type Parts = readonly [string, string]

/** Shorter parts are in too many words. */
const SHORTEST_PART = 3
const LONGEST_WORD = 40
/** Typed words that are taken apart, because each costs a look at the known ones. */
const MOST_COMPOUNDS = 3
/** `search_words` keeps no shorter ones. */
const SHORTEST_KNOWN = 4

/** A word as it may be known: without what joins it to the next one, or with the ending that it lost there. */
const formsOf = (part: string): readonly string[] => [
  part,
  part.concat('e'),
  part.concat('n'),
  ...['n', 's', 'en', 'es'].flatMap((joint) => (part.endsWith(joint) ? [part.slice(0, -joint.length)] : [])),
]

/** Every place where a word may be taken apart. */
export const splitsOf = (word: string): readonly Parts[] =>
  Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => [
    word.slice(0, at + SHORTEST_PART),
    word.slice(at + SHORTEST_PART),
  ])

/** The part, or the shorter form of it that the catalogue knows; undefined if it knows none. */
const stemOf = (part: string, known: ReadonlySet<string>): string | undefined => {
  const form = formsOf(part).find((each) => known.has(each))
  return form && (form.length < part.length ? form : part)
}

/** The places where both sides are words of the catalogue. */
export const partsOf = (word: string, known: ReadonlySet<string>): readonly Parts[] =>
  splitsOf(word).flatMap(([first, second]) => {
    const [one, other] = [stemOf(first, known), stemOf(second, known)]
    return one === undefined || other === undefined ? [] : [[one, other]]
  })

const isAny = async (db: Db, from: SQL): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 ${from} limit 1`)
  return rows.length > 0
}

/** The words of three letters, which are not among the known ones: tea stands alone, or ends others. */
async function knownShort(db: Db, [first, second]: Parts): Promise<readonly string[]> {
  const [standsAlone, endsOthers] = await Promise.all([
    isAny(db, sql`from ${products} where ${like(products.searchText, `% ${first} %`)}`),
    isAny(db, sql`from ${searchWords} where ${like(searchWords.word, `%${second}`)}`),
  ])
  return [...(standsAlone ? [first] : []), ...(endsOthers ? [second] : [])]
}

async function findParts(db: Db, word: string): Promise<readonly Parts[]> {
  if (await isAny(db, sql`from ${searchWords} where ${like(searchWords.word, `%${word}%`)}`)) return []
  const forms = [...new Set(splitsOf(word).flat().flatMap(formsOf))]
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      inArray(
        searchWords.word,
        forms.filter(({ length }) => length >= SHORTEST_KNOWN),
      ),
    )
  const short = await knownShort(db, [word.slice(0, SHORTEST_PART), word.slice(-SHORTEST_PART)])
  return partsOf(word, new Set([...rows.map((row) => row.word), ...short]))
}

/**
 * What typed compounds are made of, where no product has them as they are: ‘Kaffeebohnen’ of ‘Kaffee’ and ‘Bohnen’.
 */
export async function compoundParts(
  db: Db,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly Parts[]>> {
  const found = new Map<string, readonly Parts[]>()
  const long = words.filter(
    ({ length }) => length >= SHORTEST_KNOWN + SHORTEST_PART && length <= LONGEST_WORD,
  )
  for (const word of [...new Set(long)].filter((each) => /^\p{L}+$/u.test(each)).slice(0, MOST_COMPOUNDS)) {
    const parts = await findParts(db, umlautsJoined(word))
    if (parts.length > 0) found.set(word, parts)
  }
  return found
}
