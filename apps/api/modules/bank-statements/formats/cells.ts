import { MAX_TEXT } from '@/shop/bank-statements/bank-statements'
import { isCalendarDay } from '@/shop/shared/dates'
import { wholeLetters } from '@/shop/shared/whole-letters'

/** One line without what cannot be seen, not longer than an entry's text may be. */
export const cellsOfLine = (text: string): string =>
  wholeLetters(
    text
      .slice(0, 4 * MAX_TEXT)
      .replaceAll(/[\s\p{C}]+/gu, ' ')
      .trim(),
    0,
    MAX_TEXT,
  )

/** Minor units of a number with a decimal point and at most two decimals that count; undefined for anything else. */
export function minorOf(decimal: string): number | undefined {
  const [, major = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{0,5}))?$/.exec(decimal.trim()) ?? []
  if (major === '' || /[1-9]/.test(fraction.slice(2))) return undefined
  return Number(major) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

export interface SignedAmount {
  /** Minor units, at least 0. */
  readonly amount: number
  readonly isNegative: boolean
}

/** An amount as a CSV file writes it: '1.249,90', '-12.50', '12,50 EUR', '12,50-'. */
export function typedAmount(cell: string): SignedAmount | undefined {
  const text = cell
    .slice(0, 60)
    .replaceAll('−', '-')
    .replaceAll(/[\s\p{C}'’]|[A-Z]{2,3}|[€₺$]/giu, '')
  const [, before = '', digits = '', after = ''] = /^([+-]?)(\d[\d.,]*)([+-]?)$/.exec(text) ?? []
  if (digits === '') return undefined
  const at = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  const isDecimal = at !== -1 && digits.length - at <= 3
  const whole = (isDecimal ? digits.slice(0, at) : digits).replaceAll(/[.,]/g, '')
  const amount = minorOf(isDecimal ? `${whole}.${digits.slice(at + 1)}` : whole)
  return amount === undefined ? undefined : { amount, isNegative: before === '-' || after === '-' }
}

/** `YYYY-MM-DD` of a day as banks write it, with or without a time; undefined if there is no such day. */
export function typedDay(cell: string): string | undefined {
  const text = cell.trim().slice(0, 30)
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/.exec(text) ?? []
  if (year && month && day) return existing(`${year}-${month}-${day}`)
  const [, first = '', second = '', third = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text) ?? []
  const full = third.length === 2 ? `20${third}` : third
  return existing(`${full}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`)
}

const existing = (day: string) => (isCalendarDay(day) ? day : undefined)

/** ISO 4217 code of a currency's code or sign anywhere in the text; undefined where there is none. */
export function currencyIn(text: string): string | undefined {
  const found = /\b(EUR|TRY|TL|USD|GBP|CHF)\b|[€₺$]/i.exec(text.slice(0, 200))?.[0].toUpperCase()
  const names: Readonly<Record<string, string>> = { TL: 'TRY', '€': 'EUR', '₺': 'TRY', $: 'USD' }
  return found === undefined ? undefined : (names[found] ?? found)
}

/** An IBAN without spaces, or the account as it is named. */
export const accountOf = (text: string): string => {
  const compact = text.replaceAll(/\s/g, '').toUpperCase().slice(0, 40)
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)
    ? compact.replace(/(EUR|TRY|USD)$/, '')
    : wholeLetters(cellsOfLine(text), 0, 60)
}
