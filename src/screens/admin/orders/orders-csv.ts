import type { OrderSummary } from '../../../domain/orders/order'
import { platformTimeZone } from '../../../domain/shared/platform'
import { csvFile, decimalText, localTime } from '../../../domain/shared/csv'

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

/** Translated texts of the export. */
export interface OrdersCsvMessages {
  readonly column: (column: CsvColumn) => string
  readonly platform: (platform: OrderSummary['platform']) => string
  readonly status: (status: OrderSummary['status']) => string
  readonly method: (method: OrderSummary['payment']['method']) => string
  readonly payment: (status: OrderSummary['payment']['status']) => string
  /** Decimal separator of the language. */
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

/**
 * CSV export of orders for spreadsheets: UTF-8 with BOM, semicolons, one line per order, times in the platform's zone.
 */
export function ordersCsv(orders: readonly OrderSummary[], messages: OrdersCsvMessages): string {
  return csvFile([
    CSV_COLUMNS.map((column) => messages.column(column)),
    ...orders.map((order) => CSV_COLUMNS.map((column) => cellOf[column](order, messages))),
  ])
}
