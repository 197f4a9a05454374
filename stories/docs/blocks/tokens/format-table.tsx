import { formatDate, formatMoney, formatNumber, LANGUAGES, type DateStyle } from '@/i18n'
import { SimpleTable } from '../reading/simple-table'

const INSTANT = '2026-11-14T17:42:00Z'
const dates = [
  ['Date, short', 'short'],
  ['Date, long', 'long'],
  ['Date and time', 'time'],
  ['Time', 'clock'],
  ['Day', 'day'],
] as const satisfies readonly (readonly [string, DateStyle])[]

const rows = [
  ['Price', ...LANGUAGES.map((language) => formatMoney({ amount: 1190, currency: 'EUR' }, language))],
  ['Large price', ...LANGUAGES.map((language) => formatMoney({ amount: 124990, currency: 'TRY' }, language))],
  ['Number', ...LANGUAGES.map((language) => formatNumber(1234.5, language))],
  ...dates.map(([name, style]) => [
    name,
    ...LANGUAGES.map((language) => formatDate(INSTANT, language, style)),
  ]),
]

/** The output of the library's formatters in each language. */
export function FormatTable() {
  return <SimpleTable head={['', ...LANGUAGES]} rows={rows} />
}
