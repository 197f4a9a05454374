/** Letters that Unicode does not decompose but readers type plainly. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l' }

/** Lower-case without accents, for stored text and query alike: 'Röstung', 'ROSTUNG' and 'rostung' meet. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßıøæœł]/g, (letter) => plain[letter] ?? letter)

export const productSearchText = (product: {
  readonly name: string
  readonly subtitle: string
  readonly shortDescription: string
  readonly category: string
}): string =>
  withoutAccents([product.name, product.subtitle, product.shortDescription, product.category].join(' '))

/** One LIKE pattern per word; the query's own % and _ mean themselves. */
export const searchPatterns = (query: string): string[] =>
  withoutAccents(query)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
