/** A file begins with it, which makes spreadsheets read it as UTF-8. */
export const CSV_START = '\uFEFF'
const CSV_SEPARATOR = ';'
const LINE_END = '\r\n'

/** Spreadsheets expect a comma where the language writes decimals with a point. */
export const csvSeparator = (decimalMark: string): string => (decimalMark === ',' ? CSV_SEPARATOR : ',')

/**
 * Where a spreadsheet would begin a formula: also after a separator of any kind, since it may not take the same one.
 * Apostrophes before it are included, because reading removes one of them.
 */
const BEFORE_FORMULA = /(?<=^|[,;\t\r\n])(?='*[=+\-@\t\r＝＋－＠])/g
const HARMLESS_FORMULA = /(?<=^|[,;\t\r\n])'(?='*[=+\-@\t\r＝＋－＠])/g
const NEEDS_QUOTES = /[",;\t\r\n]/

/** Escapes a text as a CSV cell: formulas get a leading apostrophe, quotes are doubled. */
export function csvCell(text: string): string {
  const safe = text.replaceAll(BEFORE_FORMULA, "'")
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Reverts the apostrophes that `csvCell` added; the cell is already unquoted. */
export const csvText = (cell: string): string => cell.replaceAll(HARMLESS_FORMULA, '')

/** Minor units as decimal text with two places and no thousands separators: 124990 → '1249,90'. */
export function decimalText(minor: number, mark: string): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`
}

const timeFormats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: that takes longer than formatting a thousand times. The Swedish format is close to ISO 8601. */
function timeFormatOf(timeZone: string): Intl.DateTimeFormat {
  const style = { dateStyle: 'short', timeStyle: 'short', timeZone } as const
  const format = timeFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', style)
  timeFormats.set(timeZone, format)
  return format
}

/** Local time as '2026-11-21 10:42', which sorts as text; '' for an invalid instant. */
export function localTime(iso: string, timeZone: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : timeFormatOf(timeZone).format(date)
}

/** One line of a file with its end; cells are escaped here. */
export const csvLine = (cells: readonly string[], separator = CSV_SEPARATOR): string =>
  cells.map(csvCell).join(separator) + LINE_END

/** A CSV file for spreadsheets: UTF-8 with BOM. */
export const csvFile = (rows: readonly (readonly string[])[], separator = CSV_SEPARATOR): string =>
  CSV_START + rows.map((row) => csvLine(row, separator)).join('')

const QUOTE = 0x22
const LINE_FEED = 0x0a

/** Counts the lines of a file that arrives in parts of UTF-8; line ends within cells do not count. @returns lines so far */
export function csvLineCounter(): (part: Uint8Array) => number {
  let lines = 0
  let isQuoted = false
  return (part) => {
    for (const byte of part) {
      // A doubled quote closes and opens the cell again.
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === LINE_FEED && !isQuoted) lines += 1
    }
    return lines
  }
}
