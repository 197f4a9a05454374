import type { Http } from '@/client/shared/http'
import type { Body } from '@/contract/shared/dto'
import { bankStatementEndpoints, statementFromWire, type StatementReading } from './bank-statements.calls'

interface ReadingOptions {
  /** Percent of the file sent so far. */
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/**
 * Reads a statement and, unless it is a dry run, settles the entries of `confirm`.
 * @throws ApiFailure VALIDATION if the file is no statement, TOO_LARGE
 */
export async function readBankStatement(
  http: Http,
  body: Body<'readBankStatement'>,
  options: ReadingOptions,
): Promise<StatementReading> {
  return statementFromWire(await http.call(bankStatementEndpoints, 'readBankStatement', { body, ...options }))
}
