/** Makes spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF'
export const CSV_SEPARATOR = ';'
const LINE_END = '\r\n'

/**
 * Spreadsheets would evaluate such a cell as a formula. Leading apostrophes are included, because reading removes
 * one of them.
 */
const FORMULA = /^'*[=+\-@\t\r]/
const NEEDS_QUOTES = /[";\r\n]/

/** Escapes a text as a CSV cell: formulas get a leading apostrophe, quotes are doubled. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Reverts the apostrophe that `csvCell` added; the cell is already unquoted. */
export const csvText = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** Minor units as decimal text with two places and no thousands separators: 124990 → '1249,90'. */
export function decimalText(minor: number, mark: string): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`
}

/** Local time as '2026-11-21 10:42', which sorts as text; '' for an invalid instant. */
export function localTime(iso: string, timeZone: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const style = { dateStyle: 'short', timeStyle: 'short', timeZone } as const
  // The Swedish format is close to ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', style).format(date)
}

/** A CSV file for spreadsheets: UTF-8 with BOM, semicolons as separators; cells are escaped here. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((cells) => cells.map(csvCell).join(CSV_SEPARATOR) + LINE_END).join('')
