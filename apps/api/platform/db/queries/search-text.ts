/** Letters that Unicode does not decompose but readers type plainly. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l' }

/**
 * Lower-case without accents, for stored text and query alike: 'Röstung', 'ROSTUNG' and 'rostung' meet. The database's
 * own function `accent_insensitive` writes stored texts; a test compares the two.
 */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßıøæœł]/g, (letter) => plain[letter] ?? letter)

const MOST_WORDS = 10
const hasLetter = /[\p{L}\p{N}]/u
/** A trigram index knows only such words from within: three letters together, or a beginning after a sign. */
const isLong = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]/u

/** A LIKE pattern; the word's own % and _ mean themselves. A short word is looked for at the beginnings of words. */
function patternOf(word: string): string {
  const literal = word.replaceAll(/[\\%_]/g, '\\$&')
  return isLong.test(word) ? `%${literal}%` : `% ${literal}%`
}

/**
 * One LIKE pattern per word, for a text of `searchText` (schema/columns). None for an empty query; undefined for one
 * that has no letter and no digit, which no index could look for: it finds nothing.
 */
export function searchPatterns(query: string): readonly string[] | undefined {
  const words = withoutAccents(query).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length > 0 && !words.some((word) => hasLetter.test(word))) return undefined
  return words.map(patternOf)
}
