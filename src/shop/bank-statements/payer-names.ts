/** Parts of a name that many payers share. */
const COMMON = new Set(['frau', 'herr', 'und', 'and', 'gmbh', 'ltd', 'sti', 'von', 'der', 'bay', 'bayan'])

/** Words of a name without accents; umlauts as one letter, however they were typed. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ı', 'i')
      .replaceAll('ß', 'ss')
      .replaceAll(/([aou])e/g, '$1')
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && !COMMON.has(word)),
  )

/** Whether two spellings may be the same person: they share a name of at least three letters. */
export function areNamesAlike(one: string, other: string): boolean {
  const words = wordsOf(other)
  return [...wordsOf(one)].some((word) => words.has(word))
}
