import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { MAX_ENTRIES, type BankEntry } from '@/shop/bank-statements/bank-statements'
import {
  foldedName,
  isComplete,
  recognised,
  type BankColumn,
  type ColumnPlaces,
} from '@/shop/bank-statements/bank-columns'
import { wholeLetters } from '@/shop/shared/whole-letters'
import { StatementProblem } from '../statement-problem'
import { accountOf, currencyIn, cellsOfLine, typedAmount, typedDay } from './cells'
import { pacer } from './pace'

/** Lines above the header, in which banks name account and period. */
const LONGEST_PREAMBLE = 30
/** Debits are lines, too. */
const MAX_LINES = 3 * MAX_ENTRIES
const MAX_CELLS = 200
const MAX_SEPARATORS = 1_000_000
const LONGEST_LINE = 20_000
const PIECE = 16_384

interface Line {
  /** Number as in a spreadsheet, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface CsvTable {
  readonly header: readonly string[]
  readonly lines: readonly Line[]
  /** The same for all files with these columns. */
  readonly signature: string
}

/** The separator that splits the first lines into most cells. */
function separatorOf(content: string): string {
  const head = content.slice(0, 5_000)
  const [best] = [';', '\t', ',']
    .map((sign) => ({ sign, count: head.split(sign).length }))
    .toSorted((one, other) => other.count - one.count)
  return best?.sign ?? ';'
}

async function* piecesOf(content: string): AsyncGenerator<string> {
  const { turn } = pacer()
  for (let at = 0; at < content.length; at += PIECE) {
    await turn()
    yield content.slice(at, at + PIECE)
  }
}

/** Refuses lines that no bank writes before they are parsed, as cells cost more than their characters. */
function refuseLongLines(content: string, separator: string): void {
  let line = 1
  let from = 0
  for (let at = content.indexOf('\n'); at !== -1 && line <= 3 * MAX_LINES; at = content.indexOf('\n', from)) {
    if (at - from > LONGEST_LINE) throw new StatementProblem('line', line)
    from = at + 1
    line += 1
  }
  if (line > 3 * MAX_LINES) throw new StatementProblem('tooMany', MAX_ENTRIES)
  if (content.length - from > LONGEST_LINE) throw new StatementProblem('line', line)
  let count = 0
  for (let at = content.indexOf(separator); at !== -1; at = content.indexOf(separator, at + 1)) {
    count += 1
    if (count > MAX_SEPARATORS) throw new StatementProblem('unknownFormat')
  }
}

interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}
const isParsed = (value: unknown): value is Parsed =>
  typeof value === 'object' && value !== null && 'record' in value && 'info' in value

async function linesOf(content: string): Promise<Line[]> {
  const pace = pacer()
  const delimiter = separatorOf(content)
  refuseLongLines(content, delimiter)
  const parser = Readable.from(piecesOf(content)).pipe(
    parse({
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: LONGEST_LINE,
    }),
  )
  const lines: Line[] = []
  try {
    for await (const parsed of parser) {
      if (pace.isDue()) await pace.turn()
      if (!isParsed(parsed)) continue
      lines.push({ line: parsed.info.lines, cells: parsed.record.slice(0, MAX_CELLS) })
      if (lines.length > MAX_LINES) throw new StatementProblem('tooMany', MAX_ENTRIES)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new StatementProblem('line', (lines.at(-1)?.line ?? 0) + 1)
  } finally {
    parser.destroy()
  }
  return lines
}

/** The header is the line with most known names, else the first with three cells. */
function headerAt(lines: readonly Line[]): number {
  const known = lines
    .slice(0, LONGEST_PREAMBLE)
    .map(({ cells }, at) => ({ at, count: Object.keys(recognised(cells)).length }))
    .toSorted((one, other) => other.count - one.count)[0]
  if (known && known.count > 1) return known.at
  return lines.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 2)
}

/** Reads a CSV file into its lines below the header. @throws StatementProblem */
export async function readBankTable(content: string): Promise<CsvTable> {
  const all = await linesOf(content)
  const at = headerAt(all)
  const header = all[at]?.cells.map((cell) => wholeLetters(cellsOfLine(cell), 0, 100))
  if (!header) throw new StatementProblem('unknownFormat')
  const signature = createHash('sha256')
    .update(JSON.stringify(header.map(foldedName)))
    .digest('base64url')
  return { header, lines: all.slice(at + 1), signature }
}

/** Columns that were chosen, else those that are recognised. */
export const placesOf = ({ header }: CsvTable, chosen: ColumnPlaces | undefined): ColumnPlaces =>
  chosen && isComplete(chosen) ? chosen : recognised(header)

interface CsvEntries {
  readonly entries: readonly BankEntry[]
  /** Lines whose day or amount cannot be read, like a sum at the end. */
  readonly skipped: readonly number[]
}

/** Turkish banks name no currency in files of accounts in lira. */
const defaultCurrency = (header: readonly string[], places: ColumnPlaces) => {
  const name = header[places.amount ?? -1] ?? ''
  return (
    currencyIn(name.replaceAll(/[()_]/g, ' ')) ?? (/tutar|alacak/i.test(foldedName(name)) ? 'TRY' : 'EUR')
  )
}

/** Credits of the table. */
export async function csvEntries({ header, lines }: CsvTable, places: ColumnPlaces): Promise<CsvEntries> {
  const pace = pacer()
  const fallback = defaultCurrency(header, places)
  const entries: BankEntry[] = []
  const skipped: number[] = []
  for (const { line, cells } of lines) {
    if (pace.isDue()) await pace.turn()
    const cell = (column: BankColumn) => cells[places[column] ?? -1] ?? ''
    if (cell('amount').trim() === '') continue
    const amount = typedAmount(cell('amount'))
    const bookedOn = typedDay(cell('bookedOn'))
    if (!amount || bookedOn === undefined) {
      skipped.push(line)
      continue
    }
    if (amount.isNegative || amount.amount === 0) continue
    entries.push({
      account: accountOf(cell('account')),
      bookedOn,
      amount: amount.amount,
      currency: currencyIn(cell('currency')) ?? currencyIn(cell('amount')) ?? fallback,
      name: cellsOfLine(cell('name')),
      iban: accountOf(cell('iban')),
      purpose: cellsOfLine(cell('purpose')),
      reference: cellsOfLine(cell('reference')),
      isReversal: false,
    })
  }
  return { entries, skipped }
}
