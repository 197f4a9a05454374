import { csvLine, csvSeparator, CSV_START, decimalText, localTime } from '../shared/csv'
import { CURRENCIES, platformTimeZone, type Currency } from '../shared/platform'
import type { CustomersCsvMessages } from './customers-csv'
import type { Guest } from './users'

type CsvGuest = Pick<Guest, 'name' | 'email' | 'phone' | 'platform' | 'orderCount' | 'spent'> & {
  readonly firstOrder: Date
  readonly lastOrder: Date
}

/** The file's texts in the reader's language. */
export interface GuestsCsvMessages extends Pick<CustomersCsvMessages, 'platform' | 'decimalMark'> {
  readonly column: (
    column: 'name' | 'email' | 'phone' | 'platform' | 'orders' | 'spent' | 'firstOrder' | 'lastOrder',
  ) => string
}

type Cell = (guest: CsvGuest, messages: GuestsCsvMessages) => string

const timeOf = (at: Date, { platform }: CsvGuest) => localTime(at.toISOString(), platformTimeZone[platform])

const amountIn =
  (currency: Currency): Cell =>
  ({ spent }, { decimalMark }) => {
    const sum = spent.find((each) => each.currency === currency)
    return sum ? decimalText(sum.amount, decimalMark) : ''
  }

type Column = readonly [head: (messages: GuestsCsvMessages) => string, cell: Cell]

const COLUMNS: readonly Column[] = [
  [({ column }) => column('name'), ({ name }) => name],
  [({ column }) => column('email'), ({ email }) => email],
  [({ column }) => column('phone'), ({ phone }) => phone],
  [({ column }) => column('platform'), ({ platform }, messages) => messages.platform(platform)],
  [({ column }) => column('orders'), ({ orderCount }) => String(orderCount)],
  ...CURRENCIES.map((currency): Column => [
    ({ column }) => `${column('spent')} (${currency})`,
    amountIn(currency),
  ]),
  [({ column }) => column('firstOrder'), (guest) => timeOf(guest.firstOrder, guest)],
  [({ column }) => column('lastOrder'), (guest) => timeOf(guest.lastOrder, guest)],
]

/** What the file begins with: the mark of UTF-8 and the heads. */
export const guestsCsvHead = (messages: GuestsCsvMessages): string =>
  CSV_START +
  csvLine(
    COLUMNS.map(([head]) => head(messages)),
    csvSeparator(messages.decimalMark),
  )

/** Guests for spreadsheets, one per line, times of the platform. */
export const guestsCsvLines = (guests: readonly CsvGuest[], messages: GuestsCsvMessages): string =>
  guests
    .map((guest) =>
      csvLine(
        COLUMNS.map(([, cell]) => cell(guest, messages)),
        csvSeparator(messages.decimalMark),
      ),
    )
    .join('')
