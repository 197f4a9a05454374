import { csvLine, csvSeparator, CSV_START, localTime } from '../shared/csv'
import type { Language } from '../shared/language'
import { platformTimeZone } from '../shared/platform'
import type { UserDetail, UserRow } from './users'

const CSV_COLUMNS = [
  'name',
  'email',
  'phone',
  'company',
  'vatId',
  'groups',
  'platform',
  'language',
  'status',
  'premiumUntil',
  'orders',
  'created',
  'activity',
] as const

/** What the file shows of a customer. */
export interface CsvCustomer
  extends
    Pick<UserRow, 'name' | 'email' | 'groups' | 'platform' | 'status' | 'createdAt' | 'lastActivity'>,
    Pick<UserDetail, 'phone' | 'company' | 'vatId' | 'premiumUntil' | 'orderCount'> {
  readonly language: Language
}

/** The file's texts in the reader's language. */
export interface CustomersCsvMessages {
  readonly column: (column: (typeof CSV_COLUMNS)[number]) => string
  readonly platform: (platform: CsvCustomer['platform']) => string
  readonly status: (status: CsvCustomer['status']) => string
  /** Between whole and fraction, as the language writes numbers. */
  readonly decimalMark: string
}

type Cell = (customer: CsvCustomer, messages: CustomersCsvMessages) => string

const timeOf = (iso: string | null, { platform }: CsvCustomer) =>
  iso === null ? '' : localTime(iso, platformTimeZone[platform])

const cellOf: Readonly<Record<(typeof CSV_COLUMNS)[number], Cell>> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  company: ({ company }) => company,
  vatId: ({ vatId }) => vatId,
  groups: ({ groups }) => groups.join(', '),
  platform: ({ platform }, messages) => messages.platform(platform),
  language: ({ language }) => language,
  status: ({ status }, messages) => messages.status(status),
  premiumUntil: (customer) => timeOf(customer.premiumUntil, customer),
  orders: ({ orderCount }) => String(orderCount),
  created: (customer) => timeOf(customer.createdAt, customer),
  activity: (customer) => timeOf(customer.lastActivity, customer),
}

/** What the file begins with: the mark of UTF-8 and the heads. */
export const customersCsvHead = (messages: CustomersCsvMessages): string =>
  CSV_START +
  csvLine(
    CSV_COLUMNS.map((column) => messages.column(column)),
    csvSeparator(messages.decimalMark),
  )

/** Customers for spreadsheets, one per line, times of the platform. */
export const customersCsvLines = (
  customers: readonly CsvCustomer[],
  messages: CustomersCsvMessages,
): string =>
  customers
    .map((customer) =>
      csvLine(
        CSV_COLUMNS.map((column) => cellOf[column](customer, messages)),
        csvSeparator(messages.decimalMark),
      ),
    )
    .join('')
