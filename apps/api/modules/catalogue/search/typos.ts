/** Longer words are not corrected. */
const LONGEST_WORD = 40
/** Shorter words are similar to too many others. */
export const SHORTEST_WORD = 4

/** Typing errors accepted in a word of this length. */
const maxTypos = (length: number): number => (length <= 5 ? 1 : length <= 8 ? 2 : 3)

/** Number of letters wrong, missing, added or swapped with their neighbour (optimal string alignment distance). */
export function typosBetween(typed: string, meant: string): number {
  let [before, last] = [[] as number[], Array.from({ length: meant.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= meant.length; at += 1) {
      const isSame = typed[row - 1] === meant[at - 1]
      const isSwapped = typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1]
      line[at] = Math.min(
        (last[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && at > 1 ? (before[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[before, last] = [last, line]
  }
  return last[meant.length] ?? 0
}

/** The beginning of a longer word counts too: 'kamile' matches 'kamille' in 'kamillenbluten'. */
const typosIn = (typed: string, word: string): number => {
  const lengths = [typed.length - 1, typed.length, typed.length + 1].filter((length) => length < word.length)
  return Math.min(
    typosBetween(typed, word),
    ...lengths.map((length) => typosBetween(typed, word.slice(0, length))),
  )
}

/** The words with the fewest typing errors to the typed one; empty if none is close enough. */
export function correctionsOf(typed: string, words: readonly string[]): string[] {
  if (typed.length < SHORTEST_WORD || typed.length > LONGEST_WORD) return []
  const typos = words.map((word) => ({ word, typos: typosIn(typed, word) }))
  const fewest = Math.min(maxTypos(typed.length), ...typos.map((each) => each.typos))
  return typos.filter((each) => each.typos === fewest).map(({ word }) => word)
}
