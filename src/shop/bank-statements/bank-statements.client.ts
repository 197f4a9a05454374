import * as z from 'zod/mini'
import type { Http } from '@/client/shared/http'
import { nameText } from '../shared/fields'
import { wholeLetters } from '../shared/whole-letters'
import type { ColumnPlaces } from './bank-columns'
import { FILE_NAME_LENGTH, type ConfirmedEntry, type SettledFile } from './bank-statements'
import {
  bankStatementEndpoints,
  confirmedToWire,
  statementFromWire,
  type StatementReading,
} from './bank-statements.calls'

interface StatementFile {
  readonly name: string
  readonly content: string
  /** Of a CSV file, once they are chosen. */
  readonly columns?: ColumnPlaces | undefined
  /** From 1. */
  readonly page: number
  /** Entries to settle, at most 200; without them nothing changes. */
  readonly confirm?: readonly ConfirmedEntry[]
}

/** The last statements of which entries were settled. */
export const listBankFiles = async (http: Http): Promise<readonly SettledFile[]> =>
  (await http.call(bankStatementEndpoints, 'listBankFiles')).files.map(({ _id, ...file }) => ({
    id: _id,
    ...file,
  }))

/** A name that cannot be kept is left out: it keeps no payment from being settled. */
const fileName = (name: string): string =>
  z.safeParse(nameText(FILE_NAME_LENGTH), wholeLetters(name, 0, FILE_NAME_LENGTH)).data ?? ''

/**
 * Reads one page of a bank's file, after the confirmed entries are settled.
 * @throws ApiFailure VALIDATION with what is wrong in the file, TOO_LARGE
 */
export async function readBankStatement(
  http: Http,
  { confirm, name, ...file }: StatementFile,
  signal: AbortSignal,
): Promise<StatementReading> {
  const body = {
    ...file,
    dryRun: confirm === undefined,
    ...(confirm && { name: fileName(name), confirm: confirm.map(confirmedToWire) }),
  }
  // Reports its progress, because a long file needs the timeout of an upload.
  const options = { body, signal, onProgress: () => undefined }
  return statementFromWire(await http.call(bankStatementEndpoints, 'readBankStatement', options))
}
