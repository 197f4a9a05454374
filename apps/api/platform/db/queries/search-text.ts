import { umlautsJoined, withoutAccents } from '@/shop/shared/plain-letters'

const MOST_WORDS = 10
/**
 * A trigram index can find only such words: three letters in a row, or a letter after a separator. Scripts without
 * spaces between their words are searched anywhere, however short.
 */
const isLong =
  /[\p{L}\p{M}\p{N}]{3}|[^\p{L}\p{M}\p{N}][\p{L}\p{N}]|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

/** LIKE pattern of a word with % and _ escaped. A short word matches only at the beginning of words. */
function patternOf(word: string): string {
  const literal = word.replaceAll(/[\\%_]/g, '\\$&')
  return isLong.test(word) ? `%${literal}%` : `% ${literal}%`
}

/** A word without the punctuation around it, as it was copied out of a sentence or typed beside an asterisk or a dash. */
const WORD = /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/u
/** A telephone or tracking number that is written in groups. */
const IN_GROUPS = /^\+?\d[\d\s()/.-]{5,}$/
/** Below this many digits, zeros in front belong to the number. */
const SHORTEST_NUMBER = 6
/** How the number of a country or of a town begins, also as +49 (0); what follows is the same however it was typed. */
const DIALLED = /^(?:(?:00)?(?:49|43|41|90)0?|0+)/

/**
 * The first ten words of a query, in the form of the stored text. Digits in groups are one word without what is put between and
 * before them, as a number may be typed with or without both.
 */
export function wordsOf(query: string): string[] {
  const typed = query.trim()
  if (IN_GROUPS.test(typed) && /^[+(0]|\s/.test(typed)) {
    const digits = typed.replaceAll(/\D/g, '')
    const number = typed.startsWith('+') || digits.startsWith('0') ? digits.replace(DIALLED, '') : digits
    return [number.length < SHORTEST_NUMBER ? digits : number]
  }
  return withoutAccents(typed)
    .split(/\s+/)
    .flatMap((part) => WORD.exec(part)?.[0] ?? [])
    .slice(0, MOST_WORDS)
}

/** LIKE patterns of a word, of which one has to match: with ae, oe and ue as they were typed, and as umlauts. */
export const wordPatterns = (word: string): readonly string[] => [
  ...new Set([patternOf(word), patternOf(umlautsJoined(word))]),
]

/**
 * The patterns of each word, for a `searchText` column (schema/columns). Empty for an empty query; undefined for one
 * without letters and digits, which matches nothing, because no index could search for it.
 */
export function searchPatterns(query: string): readonly (readonly string[])[] | undefined {
  const words = wordsOf(query)
  return words.length === 0 && query.trim() ? undefined : words.map(wordPatterns)
}
