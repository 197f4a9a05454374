import { CsvError, parse } from 'csv-parse/sync'
import { csvText } from '@/shop/shared/csv'
import { wholeLetters } from '@/shop/shared/whole-letters'
import { CSV_MAX_PRODUCTS, type ImportError } from '@/shop/product-transfer/product-import'
import type { Column } from './column'
import { COLUMNS } from './columns'
import type { ImportTranslator } from './translations'

/** A line of the file below the header. */
export interface TableLine {
  /** Line number as in spreadsheets; 1 is the header. */
  readonly line: number
  readonly cells: readonly string[]
}

interface Table {
  /** By position; null for an empty column. */
  readonly columns: readonly (Column | null)[]
  readonly lines: readonly TableLine[]
  readonly errors: readonly ImportError[]
}

const HEADER = 1
/** Empty ones included, so that a file of line ends is not read to its end. */
const MAX_LINES = 2 * CSV_MAX_PRODUCTS
/** Three times what a full file has, separators in texts included. */
const MAX_SEPARATORS = 1_000_000
const broken = (line: number, message: string): Table => ({
  columns: [],
  lines: [],
  errors: [{ line, name: '', column: null, message }],
})

/** A first line with which files tell Excel their separator. */
const SEPARATOR_LINE = /^\uFEFF?sep=[;,\t]\r?\n/i

/**
 * Spreadsheets choose the separator by language; it is detected from the header, whose names contain none of them.
 */
function separatorOf(csv: string): string {
  const head = csv.slice(0, 2_000).split(/[\r\n]/, 1)[0] ?? ''
  return [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';'
}

function countOf(text: string, sign: string): number {
  let count = 0
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1
  return count
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

const byName = new Map(COLUMNS.map((column) => [column.name, column]))

/** Of more names than there are columns one is wrong anyway. */
function headerErrors(names: readonly string[], t: ImportTranslator): ImportError[] {
  const seen = new Set<string>()
  const given = names.filter((name) => name !== '').slice(0, COLUMNS.length + 1)
  return given.flatMap((name) => {
    if (seen.has(name))
      return [{ line: HEADER, name: '', column: null, message: t('columnTwice', { column: name }) }]
    seen.add(name)
    return byName.has(name)
      ? []
      : [
          {
            line: HEADER,
            name: '',
            column: null,
            message: t('columnUnknown', { column: wholeLetters(name, 0, 100) }),
          },
        ]
  })
}

/**
 * Parses the file into lines of cells under known columns. Problems of the whole file are reported for its header.
 */
export function readTable(file: string, t: ImportTranslator): Table {
  const csv = file.replace(SEPARATOR_LINE, '')
  const delimiter = separatorOf(csv)
  if (countOf(csv, delimiter) > MAX_SEPARATORS) return broken(HEADER, t('unreadable'))
  let records: string[][]
  try {
    records = parse(csv, {
      bom: true,
      delimiter,
      relax_column_count: true,
      to: MAX_LINES + 1,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { records: before } = error
    return broken(typeof before === 'number' ? before + 1 : HEADER, t('unreadable'))
  }
  const [header = [], ...rest] = records
  const names = header.map((name) => name.trim())
  const lines = rest
    .map((cells, index) => ({ line: index + 2, cells: cells.map(csvText) }))
    .filter(({ cells }) => !isBlank(cells))
  if (records.length > MAX_LINES) return broken(HEADER, t('tooManyRows', { max: CSV_MAX_PRODUCTS }))
  if (lines.length === 0) return broken(HEADER, t('empty'))
  if (lines.length > CSV_MAX_PRODUCTS) return broken(HEADER, t('tooManyRows', { max: CSV_MAX_PRODUCTS }))
  const errors = headerErrors(names, t)
  const columns = names.map((name) => byName.get(name) ?? null)
  return { columns, lines: errors.length > 0 ? [] : lines, errors }
}
