/** Letters that Unicode does not take apart, and their plain form. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ς: 'σ',
}

/**
 * One form for stored text and query alike: 'Röstung', 'RÖSTUNG' and 'rostung' match. Only accents of letters are
 * removed; the vowel signs of other scripts are letters of their words. The SQL function `accent_insensitive` does the
 * same for stored texts; a test compares the two.
 */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[ßıøæœłς]/g, (letter) => plain[letter] ?? letter)

/**
 * Text without accents in which ae, oe and ue are the letter that ä, ö and ü have become; the SQL function
 * `umlauts_joined` does the same. Stored texts are searched in both forms (`searchable`), because not every ue is an ü.
 */
export const umlautsJoined = (text: string): string =>
  withoutAccents(text).replaceAll(/[aou]e/g, (umlaut) => umlaut.charAt(0))
