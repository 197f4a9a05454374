import type { z } from 'zod'
import type { EndpointTable } from '@/contract/shared/endpoint'
import { toMajor, toMinor } from '../shared/money'
import type { ColumnPlaces } from './bank-columns'
import type {
  BankOrder,
  BankOutcome,
  ConfirmedEntry,
  StatementAccount,
  StatementFormat,
  StatementRow,
} from './bank-statements'
import type { bankStatementSchemas } from './bank-statements.schemas'

/** Bank statements, whose payments are matched with orders. */
export const bankStatementEndpoints = {
  listBankFiles: {
    method: 'GET',
    path: '/admin/bank-statements',
    access: 'admin',
    needs: 'orders.write',
    errors: [],
  },
  readBankStatement: {
    method: 'POST',
    path: '/admin/bank-statements',
    access: 'admin',
    needs: 'orders.write',
    errors: [],
  },
} as const satisfies EndpointTable

type Schemas = typeof bankStatementSchemas
type StatementDto = z.output<Schemas['readBankStatement']['data']>

/** What became of an entry. */
export interface SettledEntry {
  readonly fingerprint: string
  readonly orderNumbers: readonly string[]
  readonly outcome: BankOutcome
}

/** A statement as the back office shows it. */
export interface StatementReading {
  readonly format: StatementFormat
  readonly accounts: readonly StatementAccount[]
  readonly page: number
  readonly pages: number
  /** Entries of the file. */
  readonly total: number
  /** Of the page. */
  readonly rows: readonly StatementRow[]
  /** Of a CSV file, else null. */
  readonly table: {
    readonly header: readonly string[]
    readonly sample: readonly (readonly string[])[]
    readonly columns: ColumnPlaces
    readonly skipped: readonly number[]
  } | null
  readonly results: readonly SettledEntry[]
}

const orderToWire = ({ id, number, total, outstanding, ...order }: BankOrder) => ({
  ...order,
  _id: id,
  orderNumber: number,
  total: toMajor(total),
  outstanding: toMajor(outstanding),
})

export const statementToWire = ({ rows, table, ...reading }: StatementReading): StatementDto => ({
  ...reading,
  accounts: [...reading.accounts],
  entries: rows.map(({ match, amount, booked, ...entry }) => ({
    ...entry,
    amount: toMajor(amount),
    match: {
      orderNumber: match.orders[0]?.number ?? null,
      orderNumbers: match.orders.map(({ number }) => number),
      certainty: match.certainty,
      reason: match.reason,
    },
    booked: [...booked],
  })),
  orders: [
    ...new Map(
      rows.flatMap(({ match }) => match.orders.map((order) => [order.number, order] as const)),
    ).values(),
  ].map(orderToWire),
  table: table && {
    header: [...table.header],
    sample: table.sample.map((cells) => [...cells]),
    columns: table.columns,
    skipped: [...table.skipped],
  },
  results: reading.results.map(({ orderNumbers, ...result }) => ({
    ...result,
    orderNumbers: [...orderNumbers],
  })),
})

/** @throws RangeError if an entry names an order that the answer does not hold */
export function statementFromWire({ entries, orders, ...reading }: StatementDto): StatementReading {
  const byNumber = new Map(
    orders.map(({ _id, orderNumber, total, outstanding, ...order }): [string, BankOrder] => [
      orderNumber,
      { ...order, id: _id, number: orderNumber, total: toMinor(total), outstanding: toMinor(outstanding) },
    ]),
  )
  const orderOf = (number: string) => {
    const order = byNumber.get(number)
    if (!order) throw new RangeError(`the answer does not hold ${number}`)
    return order
  }
  return {
    ...reading,
    rows: entries.map(({ amount, match: { certainty, reason, orderNumbers }, ...entry }) => ({
      ...entry,
      amount: toMinor(amount),
      match: { certainty, reason, orders: orderNumbers.map(orderOf) },
    })),
  }
}

export const confirmedToWire = ({ orderNumbers, ...entry }: ConfirmedEntry) => ({
  ...entry,
  orderNumbers: [...orderNumbers],
})
