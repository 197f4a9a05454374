import { decimalText } from '../shared/csv'
import { wholeLetters } from '../shared/whole-letters'
import type { Paper } from './bookkeeping'

/** DATEV's standard charts of accounts. */
export const CHARTS = ['skr03', 'skr04'] as const
export type Chart = (typeof CHARTS)[number]

/** Revenue accounts, which carry their VAT rate by themselves; `other` is for rates of other countries. */
const REVENUE: Readonly<Record<Chart, Readonly<Record<'19' | '7' | '0' | 'other', string>>>> = {
  skr03: { '19': '8400', '7': '8300', '0': '8120', other: '8320' },
  skr04: { '19': '4400', '7': '4300', '0': '4120', other: '4320' },
}
/** One account for all customers of the shop. */
const CUSTOMERS = '10000'

export interface Batch {
  readonly chart: Chart
  /** Calendar days `YYYY-MM-DD` of the period. */
  readonly from: string
  readonly to: string
  /** Numbers of the tax adviser and of the client. */
  readonly adviser: number
  readonly client: number
  readonly createdAt: Date
  /** Calendar day of a paper in its shop's time zone. */
  readonly dayOf: (paper: Paper) => string
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const digits = (day: string) => day.replaceAll('-', '')

export function revenueAccount(chart: Chart, rate: number): string {
  const accounts = REVENUE[chart]
  if (rate === 19) return accounts['19']
  if (rate === 7) return accounts['7']
  return rate === 0 ? accounts['0'] : accounts.other
}

const COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
] as const

/** First line: format 700, category 21 (bookings), version 13. */
function headOf({ chart, from, to, adviser, client, createdAt }: Batch): string {
  const created = createdAt.toISOString().replaceAll(/\D/g, '').slice(0, 17)
  return [
    ...['"EXTF"', 700, 21, '"Buchungsstapel"', 13, created, '', '""', '""', '""', adviser, client],
    ...[
      `${from.slice(0, 4)}0101`,
      4,
      digits(from),
      digits(to),
      quoted(`Verda ${from.slice(0, 7)}`),
      '""',
      1,
      0,
      0,
    ],
    ...['"EUR"', '', '""', '', '', quoted(chart === 'skr03' ? '03' : '04'), '', '', '""', '""'],
  ].join(';')
}

/** One booking for each rate of a paper; a credit note stands on the other side. */
function bookings(paper: Paper, { chart, dayOf }: Batch): string[] {
  const day = dayOf(paper)
  return paper.taxes.map(({ rate, gross }) =>
    [
      ...[decimalText(Math.abs(gross), ','), gross < 0 ? '"H"' : '"S"', quoted(paper.currency), '', '', '""'],
      ...[CUSTOMERS, revenueAccount(chart, rate), '""', `${day.slice(8)}${day.slice(5, 7)}`],
      ...[
        quoted(paper.number),
        quoted(paper.orderNumber),
        '',
        quoted(wholeLetters(`${paper.name} ${paper.country}`, 0, 60)),
      ],
    ].join(';'),
  )
}

/** A batch of bookings (EXTF) of the papers in euros; other currencies belong to other books. */
export const datevBatch = (papers: readonly Paper[], batch: Batch): string =>
  [
    headOf(batch),
    COLUMNS.join(';'),
    ...papers.filter(({ currency }) => currency === 'EUR').flatMap((paper) => bookings(paper, batch)),
    '',
  ].join('\r\n')
