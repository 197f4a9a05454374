import type { z } from 'zod'
import type { EndpointTable } from '@/contract/shared/endpoint'
import { toMajor } from '@/domain/shared/money'
import type { ColumnPlaces } from './bank-columns'
import type { BankOrder, BankOutcome, StatementFormat, StatementRow } from './bank-statements'
import type { bankStatementSchemas } from './bank-statements.schemas'

/** Bank statements, whose payments are matched with orders. */
export const bankStatementEndpoints = {
  readBankStatement: {
    method: 'POST',
    path: '/admin/bank-statements',
    access: 'admin',
    needs: 'orders.write',
    errors: [],
    calledBy: 'other clients',
  },
} as const satisfies EndpointTable

type StatementDto = z.output<(typeof bankStatementSchemas)['readBankStatement']['data']>

/** A statement as the back office shows it. */
export interface StatementReading {
  readonly format: StatementFormat
  readonly accounts: readonly { readonly account: string; readonly isOwn: boolean }[]
  readonly rows: readonly StatementRow[]
  /** Of a CSV file, else null. */
  readonly table: {
    readonly header: readonly string[]
    readonly sample: readonly (readonly string[])[]
    readonly columns: ColumnPlaces
    readonly skipped: readonly number[]
  } | null
  readonly results: readonly {
    readonly fingerprint: string
    readonly orderNumbers: readonly string[]
    readonly outcome: BankOutcome
  }[]
}

const orderToWire = ({ id, number, total, ...order }: BankOrder) => ({
  ...order,
  _id: id,
  orderNumber: number,
  total: toMajor(total),
})

export const statementToWire = ({ rows, table, ...reading }: StatementReading): StatementDto => ({
  format: reading.format,
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
