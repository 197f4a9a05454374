import type { OrderSummary } from '../../../domain/orders/order'
import { platformTimeZone } from '../../../domain/shared/platform'

/** With it spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF'
const SEPARATOR = ';'
const LINE_END = '\r\n'

/** A spreadsheet would run such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[";\r\n]/

/** A text as a cell: formulas get a leading apostrophe, quotes are doubled. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

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

export const CSV_COLUMNS = [
  'number',
  'date',
  'platform',
  'name',
  'email',
  'phone',
  'status',
  'method',
  'payment',
  'items',
  'total',
  'currency',
] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]

/** The file's texts in the reader's language. */
export interface OrdersCsvMessages {
  readonly column: (column: CsvColumn) => string
  readonly platform: (platform: OrderSummary['platform']) => string
  readonly status: (status: OrderSummary['status']) => string
  readonly method: (method: OrderSummary['payment']['method']) => string
  readonly payment: (status: OrderSummary['payment']['status']) => string
  /** Between whole and fraction, as the language writes numbers. */
  readonly decimalMark: string
}

const cellOf: Readonly<Record<CsvColumn, (order: OrderSummary, messages: OrdersCsvMessages) => string>> = {
  number: ({ number }) => number,
  date: ({ createdAt, platform }) => localTime(createdAt, platformTimeZone[platform]),
  platform: ({ platform }, messages) => messages.platform(platform),
  name: ({ customer }) => customer.name,
  email: ({ customer }) => customer.email,
  phone: ({ customer }) => customer.phone,
  status: ({ status }, messages) => messages.status(status),
  method: ({ payment }, messages) => messages.method(payment.method),
  payment: ({ payment }, messages) => messages.payment(payment.status),
  items: ({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
  total: ({ total }, messages) => decimalText(total, messages.decimalMark),
  currency: ({ currency }) => currency,
}

/** Orders as a file for spreadsheets: UTF-8 with BOM, semicolons, one order per line, times of the platform. */
export function ordersCsv(orders: readonly OrderSummary[], messages: OrdersCsvMessages): string {
  const lines = [
    CSV_COLUMNS.map((column) => csvCell(messages.column(column))),
    ...orders.map((order) => CSV_COLUMNS.map((column) => csvCell(cellOf[column](order, messages)))),
  ]
  return BOM + lines.map((cells) => cells.join(SEPARATOR) + LINE_END).join('')
}
