import { csvLine, csvSeparator, CSV_START, decimalText, localTime } from '../shared/csv'
import { platformTimeZone } from '../shared/platform'
import type { Address } from './address'
import type { OrderLine, OrderSummary } from './order'
import { outstandingOf } from './payment-due'

const CSV_COLUMNS = [
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
  'street',
  'zipCode',
  'city',
  'country',
  'invoice',
  'cargo',
  'tracking',
  'company',
  'vatId',
  'postNumber',
  'outstanding',
] as const

/** What the file shows of an order. */
export interface CsvOrder extends Pick<
  OrderSummary,
  | 'number'
  | 'createdAt'
  | 'platform'
  | 'status'
  | 'customer'
  | 'total'
  | 'currency'
  | 'payment'
  | 'outstanding'
> {
  readonly lines: readonly Pick<OrderLine, 'name' | 'quantity'>[]
  readonly address: Address
  /** Empty for what the order does not have yet. */
  readonly invoiceNumber: string
  readonly shipment: { readonly company: string; readonly trackingNumber: string }
}

/** The file's texts in the reader's language. */
export interface OrdersCsvMessages {
  readonly column: (column: (typeof CSV_COLUMNS)[number]) => string
  readonly platform: (platform: CsvOrder['platform']) => string
  readonly status: (status: CsvOrder['status']) => string
  readonly method: (method: CsvOrder['payment']['method']) => string
  readonly payment: (status: CsvOrder['payment']['status']) => string
  /** Between whole and fraction, as the language writes numbers. */
  readonly decimalMark: string
}

type Cell = (order: CsvOrder, messages: OrdersCsvMessages) => string

const cellOf: Readonly<Record<(typeof CSV_COLUMNS)[number], Cell>> = {
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
  street: ({ address }) => address.street,
  zipCode: ({ address }) => address.zipCode,
  city: ({ address }) => address.city,
  country: ({ address }) => address.country,
  invoice: ({ invoiceNumber }) => invoiceNumber,
  cargo: ({ shipment }) => shipment.company,
  tracking: ({ shipment }) => shipment.trackingNumber,
  company: ({ customer }) => customer.company ?? '',
  vatId: ({ customer }) => customer.vatId ?? '',
  postNumber: ({ address }) => address.postNumber ?? '',
  outstanding: (order, messages) => decimalText(outstandingOf(order), messages.decimalMark),
}

/** What the file begins with: the mark of UTF-8 and the heads. */
export const ordersCsvHead = (messages: OrdersCsvMessages): string =>
  CSV_START +
  csvLine(
    CSV_COLUMNS.map((column) => messages.column(column)),
    csvSeparator(messages.decimalMark),
  )

/** Orders for spreadsheets, one per line, times of the platform. */
export const ordersCsvLines = (orders: readonly CsvOrder[], messages: OrdersCsvMessages): string =>
  orders
    .map((order) =>
      csvLine(
        CSV_COLUMNS.map((column) => cellOf[column](order, messages)),
        csvSeparator(messages.decimalMark),
      ),
    )
    .join('')
