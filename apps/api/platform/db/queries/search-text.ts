/** Letters without a Unicode decomposition and their plain form. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l' }

/**
 * Lower-cases and removes accents, for stored text and query alike: 'Röstung', 'ROSTUNG' and 'rostung' match. The SQL
 * function `accent_insensitive` does the same for stored texts; a test compares the two.
 */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßıøæœł]/g, (letter) => plain[letter] ?? letter)

const MOST_WORDS = 10
const hasLetter = /[\p{L}\p{N}]/u
/** A trigram index can find only such words: three letters in a row, or a letter after a separator. */
const isLong = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]/u

/** LIKE pattern of a word with % and _ escaped. A short word matches only at the beginning of words. */
function patternOf(word: string): string {
  const literal = word.replaceAll(/[\\%_]/g, '\\$&')
  return isLong.test(word) ? `%${literal}%` : `% ${literal}%`
}

/**
 * One LIKE pattern per word, for a `searchText` column (schema/columns). Empty for an empty query; undefined for one
 * without letters and digits, which matches nothing, because no index could search for it.
 */
export function searchPatterns(query: string): readonly string[] | undefined {
  const words = withoutAccents(query).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length > 0 && !words.some((word) => hasLetter.test(word))) return undefined
  return words.map(patternOf)
}
