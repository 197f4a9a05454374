import type { ColumnPlaces } from '@/shop/bank-statements/bank-columns'
import type {
  BankOutcome,
  ConfirmedEntry,
  StatementAccount,
  StatementFormat,
  StatementRow,
} from '@/shop/bank-statements/bank-statements'
import type { StatementReading } from '@/shop/bank-statements/bank-statements.calls'

export type BankColumnsTable = NonNullable<StatementReading['table']>

/** A file that has been read. */
export interface BankFile {
  readonly name: string
  readonly format: StatementFormat
  readonly accounts: readonly StatementAccount[]
  /** Those read so far, in the order of the file. */
  readonly rows: readonly StatementRow[]
  /** Entries of the file. */
  readonly total: number
  /** Of a CSV file. */
  readonly table: BankColumnsTable | null
}

export type BankState =
  | {
      readonly status: 'choosing'
      readonly problem?: 'failed' | 'lost' | 'tooLarge' | 'notText'
      /** The server's message. */
      readonly message?: string
    }
  | { readonly status: 'reading'; readonly fileName: string }
  /** The columns of a CSV file are not known, or are chosen anew. */
  | { readonly status: 'columns'; readonly fileName: string; readonly table: BankColumnsTable }
  | {
      readonly status: 'ready'
      readonly file: BankFile
      /** Entries that are being settled, and those that are done. */
      readonly settling?: { readonly done: number; readonly total: number }
      /** What became of entries that were pressed here, by fingerprint. */
      readonly outcomes: Readonly<Record<string, BankOutcome>>
      /** Why the last press ended early; '' if the server sent no message. */
      readonly serverError?: string
    }

export interface BankActions {
  onFile: (file: File) => void
  onColumns: (columns: ColumnPlaces) => void
  onSettle: (entries: readonly ConfirmedEntry[]) => void
  /** Downloads the transfers of refunds. */
  onTransfers: () => void
  /** Chooses the columns of a CSV file anew. */
  onColumnsChange: () => void
  onRestart: () => void
}
