import type { Http } from '@/client/shared/http'
import type { ColumnPlaces } from './bank-columns'
import type { ConfirmedEntry } from './bank-statements'
import {
  bankStatementEndpoints,
  confirmedToWire,
  statementFromWire,
  type StatementReading,
} from './bank-statements.calls'

interface StatementFile {
  readonly content: string
  /** Of a CSV file, once they are chosen. */
  readonly columns?: ColumnPlaces | undefined
  /** From 1. */
  readonly page: number
  /** Entries to settle, at most 200; without them nothing changes. */
  readonly confirm?: readonly ConfirmedEntry[]
}

/**
 * Reads one page of a bank's file, after the confirmed entries are settled.
 * @throws ApiFailure VALIDATION with what is wrong in the file, TOO_LARGE
 */
export async function readBankStatement(
  http: Http,
  { confirm, ...file }: StatementFile,
  signal: AbortSignal,
): Promise<StatementReading> {
  const body = { ...file, dryRun: confirm === undefined, confirm: confirm?.map(confirmedToWire) }
  // Reports its progress, because a long file needs the timeout of an upload.
  const options = { body, signal, onProgress: () => undefined }
  return statementFromWire(await http.call(bankStatementEndpoints, 'readBankStatement', options))
}
