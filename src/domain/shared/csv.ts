/** With it spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF'
export const CSV_SEPARATOR = ';'
const LINE_END = '\r\n'

/** A spreadsheet would run such a cell as a formula. Behind apostrophes, too: reading takes one of them away. */
const FORMULA = /^'*[=+\-@\t\r]/
const NEEDS_QUOTES = /[";\r\n]/

/** A text as a cell: formulas get a leading apostrophe, quotes are doubled. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell that `csvCell` has written, its quotes already read. */
export const csvText = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** Minor units as decimal text with two places, without grouping: 124990 → '1249,90'. */
export function decimalText(minor: number, mark: string): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`
}

/** An instant as '2026-11-21 10:42' in a time zone, which sorts as text; unreadable ones give ''. */
export function localTime(iso: string, timeZone: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const style = { dateStyle: 'short', timeStyle: 'short', timeZone } as const
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', style).format(date)
}

/** A file for spreadsheets: UTF-8 with BOM, semicolons; the cells are texts that are not escaped yet. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((cells) => cells.map(csvCell).join(CSV_SEPARATOR) + LINE_END).join('')
