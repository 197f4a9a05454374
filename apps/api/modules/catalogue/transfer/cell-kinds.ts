import { slugify } from '@/domain/catalogue/category'
import { amountEntry } from '@/domain/shared/amount-entry'
import { decimalText } from '@/domain/shared/csv'

/** How a value stands in a cell, and back. */
export interface CellKind<Value> {
  readonly print: (value: Value) => string
  /** Undefined: it cannot be read. */
  readonly parse: (cell: string) => Value | undefined
}

/** Files write fractions with a comma, whatever the reader's language. */
const MARK = ','
/** No number of the catalogue is longer; patterns see no more than that. */
const NUMBER_LENGTH = 30

/** Spreadsheets end lines within a cell in several ways. */
const plainText = (text: string) => text.replaceAll('\r\n', '\n').trim()

export const textCell: CellKind<string> = { print: plainText, parse: plainText }

/** As the shop writes addresses: 'Mein Tee' is 'mein-tee'. */
export const slugCell: CellKind<string> = {
  print: (value) => value,
  parse: (cell) => {
    const slug = slugify(cell)
    return slug === '' && cell.trim() !== '' ? undefined : slug
  },
}

/** One entry per line of the cell. */
export const linesCell: CellKind<string[]> = {
  print: (values) => values.join('\n'),
  parse: (cell) =>
    cell
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
}

/** Minor units; empty: none. */
export const amountCell: CellKind<number | null> = {
  print: (value) => (value === null ? '' : decimalText(value, MARK)),
  parse: (cell) => {
    const amount = cell.length > NUMBER_LENGTH ? Number.NaN : amountEntry(cell)
    return amount !== null && Number.isNaN(amount) ? undefined : amount
  },
}

/** Empty: none. */
export const decimalCell: CellKind<number | null> = {
  print: (value) => (value === null ? '' : String(value).replace('.', MARK)),
  parse: (cell) => {
    const text = cell.trim()
    if (text === '') return null
    return text.length <= NUMBER_LENGTH && /^\d+([.,]\d+)?$/.test(text)
      ? Number(text.replace(',', '.'))
      : undefined
  },
}

/** Empty: none. */
export const wholeCell: CellKind<number | null> = {
  print: (value) => (value === null ? '' : String(value)),
  parse: (cell) => {
    const text = cell.trim()
    if (text === '') return null
    return text.length <= NUMBER_LENGTH && /^\d+$/.test(text) ? Number(text) : undefined
  },
}

/** Spreadsheets translate true and false, but not 1 and 0. */
const FLAGS = new Map([
  ['1', true],
  ['true', true],
  ['wahr', true],
  ['doğru', true],
  ['0', false],
  ['false', false],
  ['falsch', false],
  ['yanlış', false],
  ['', false],
])
export const flagCell: CellKind<boolean> = {
  print: (value) => (value ? '1' : '0'),
  parse: (cell) => FLAGS.get(cell.trim().toLocaleLowerCase('tr')) ?? FLAGS.get(cell.trim().toLowerCase()),
}

/** One of a few words. */
export const choiceCell = <Value extends string>(values: readonly Value[]): CellKind<Value> => ({
  print: (value) => value,
  parse: (cell) => values.find((value) => value === cell.trim()),
})

/** Empty: none. */
export const optionalCell = <Value extends string>(kind: CellKind<Value>): CellKind<Value | null> => ({
  print: (value) => (value === null ? '' : kind.print(value)),
  parse: (cell) => (cell.trim() === '' ? null : kind.parse(cell)),
})
