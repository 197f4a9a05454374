import { slugify } from '@/shop/categories/category'
import type { Ingredient } from '@/shop/catalogue/nutrition'
import { amountEntry, decimalEntry, wholeEntry, type Entry } from '@/shop/shared/number-entry'
import { decimalText } from '@/shop/shared/csv'
import { isCalendarDay } from '@/shop/shared/dates'
import { manyLines, oneLine } from '@/shop/shared/typed-text'

/** Formats a value as a cell and parses it back. */
export interface CellKind<Value> {
  readonly print: (value: Value) => string
  /** Undefined if the cell is invalid. */
  readonly parse: (cell: string) => Value | undefined
  /** Cells that can be read, for whoever wrote one that cannot. */
  readonly example?: string
}

/** Decimal mark of files, in every language. */
const MARK = ','
/** Longest number in characters; longer cells are rejected before any pattern runs. */
const NUMBER_LENGTH = 30

export const textCell: CellKind<string> = { print: manyLines, parse: manyLines }

/** Normalized like the shop's slugs: 'Mein Tee' becomes 'mein-tee'. */
export const slugCell: CellKind<string> = {
  example: 'abendruhe',
  print: (value) => value,
  parse: (cell) => {
    const slug = slugify(cell)
    return slug === '' && cell.trim() !== '' ? undefined : slug
  },
}

/** One entry per line of the cell; empty lines are dropped. */
export const linesCell: CellKind<string[]> = {
  print: (values) => values.join('\n'),
  parse: (cell) =>
    cell
      .split(/\r?\n/)
      .map(oneLine)
      .filter((line) => line !== ''),
}

/** Like `linesCell` for lists in which positions matter: an empty line is an empty entry. */
export const placedLinesCell: CellKind<readonly string[]> = {
  print: (values) => values.join('\n'),
  parse: (cell) => (cell.trim() === '' ? [] : cell.split(/\r?\n/).map(oneLine)),
}

/**
 * One ingredient per line, its name, amount and unit separated by bars: 'Kamille
 * 40
 * %'.
 */
export const ingredientsCell: CellKind<readonly Ingredient[]> = {
  example: 'Kamille | 40 | %',
  print: (values) =>
    values
      .map(({ name, amount, unit }) =>
        unit !== '' ? `${name} | ${amount} | ${unit}` : amount !== '' ? `${name} | ${amount}` : name,
      )
      .join('\n'),
  parse: (cell) => {
    const lines = linesCell.parse(cell)?.map((line) => line.split('|').map(oneLine)) ?? []
    if (lines.some((texts) => texts.length > 3)) return undefined
    return lines.map(([name = '', amount = '', unit = '']) => ({ name, amount, unit }))
  },
}

/** A cell's number as the forms read it; none is negative. */
const parsedBy =
  (entry: (text: string) => Entry) =>
  (cell: string): number | null | undefined => {
    const number = cell.length > NUMBER_LENGTH ? Number.NaN : entry(cell)
    return number === null || number >= 0 ? number : undefined
  }

/** Minor units; null for an empty cell. */
export const amountCell: CellKind<number | null> = {
  example: '11,90',
  print: (value) => (value === null ? '' : decimalText(value, MARK)),
  parse: parsedBy(amountEntry),
}

/** A calendar day, as spreadsheets write it too; null for an empty cell. */
export const dayCell: CellKind<string | null> = {
  example: '2026-12-01',
  print: (value) => value ?? '',
  parse: (cell) => {
    const typed = cell.trim()
    if (typed === '') return null
    const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed) ?? []
    const day =
      year === undefined
        ? typed
        : `${year}-${(month ?? '').padStart(2, '0')}-${(date ?? '').padStart(2, '0')}`
    return isCalendarDay(day) ? day : undefined
  },
}

/** Null for an empty cell. */
export const decimalCell: CellKind<number | null> = {
  example: '12,5',
  print: (value) => (value === null ? '' : String(value).replace('.', MARK)),
  parse: parsedBy(decimalEntry),
}

/** Null for an empty cell. */
export const wholeCell: CellKind<number | null> = {
  example: '120',
  print: (value) => (value === null ? '' : String(value)),
  parse: parsedBy(wholeEntry),
}

/** 1 and 0 are accepted too, because spreadsheets translate true and false. */
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
  example: '1, 0',
  print: (value) => (value ? '1' : '0'),
  parse: (cell) => FLAGS.get(cell.trim().toLocaleLowerCase('tr')) ?? FLAGS.get(cell.trim().toLowerCase()),
}

/** Case is compared as Turkish has it too: 'AKTİF' is 'Aktif'. */
const caseless = (text: string) => [text.toLocaleLowerCase('tr'), text.toLowerCase()]

/**
 * One of a fixed list of words.
 * @param called what the screens call a value, in any language
 */
export const choiceCell = <Value extends string>(
  values: readonly Value[],
  called: (value: Value) => readonly string[] = () => [],
): CellKind<Value> => {
  const words = new Map(
    values.flatMap((value) => [value, ...called(value)].flatMap(caseless).map((word) => [word, value])),
  )
  return {
    example: values.join(', '),
    print: (value) => value,
    parse: (cell) =>
      caseless(cell.trim())
        .map((word) => words.get(word))
        .find(Boolean),
  }
}

/** Words of a fixed list, separated by commas. */
export const wordsCell = <Value extends string>(values: readonly Value[]): CellKind<Value[]> => ({
  print: (words) => words.join(', '),
  parse: (cell) => {
    const words = cell
      .split(',')
      .map(oneLine)
      .filter((word) => word !== '')
    const known = values.filter((value) => words.includes(value))
    return known.length === new Set(words).size ? known : undefined
  },
})

/** Null for an empty cell. */
export const optionalCell = <Value extends string>(kind: CellKind<Value>): CellKind<Value | null> => ({
  ...kind,
  print: (value) => (value === null ? '' : kind.print(value)),
  parse: (cell) => (cell.trim() === '' ? null : kind.parse(cell)),
})
