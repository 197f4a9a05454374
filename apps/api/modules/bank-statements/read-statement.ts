import { createHash } from 'node:crypto'
import { MAX_ENTRIES, type BankEntry, type StatementFormat } from '@/shop/bank-statements/bank-statements'
import { isComplete, type ColumnPlaces } from '@/shop/bank-statements/bank-columns'
import { wholeLetters } from '@/shop/shared/whole-letters'
import type { Db } from '../../platform/db/open'
import { findColumns, rememberColumns } from './bank-entries.repository'
import { camtEntries } from './formats/camt'
import { csvEntries, placesOf, readBankTable } from './formats/csv'
import { isMt940, mt940Entries } from './formats/mt940'
import { pacer } from './formats/pace'
import { StatementProblem } from './statement-problem'

export interface ReadEntry extends BankEntry {
  readonly fingerprint: string
}

export interface Statement {
  readonly format: StatementFormat
  readonly entries: readonly ReadEntry[]
  /** Of a CSV file. */
  readonly table?: {
    readonly header: readonly string[]
    readonly sample: readonly (readonly string[])[]
    readonly columns: ColumnPlaces
    /** Lines that are no bookings. */
    readonly skipped: readonly number[]
  }
}

const compact = (text: string) => text.replaceAll(/\s/g, '')

/**
 * An entry's fingerprint is the same in every file of its format; equal entries are counted, so that two payments of one
 * day are two.
 */
async function withFingerprints(
  entries: AsyncIterable<BankEntry> | readonly BankEntry[],
): Promise<ReadEntry[]> {
  const pace = pacer()
  const counts = new Map<string, number>()
  const read: ReadEntry[] = []
  for await (const entry of entries) {
    if (pace.isDue()) await pace.turn()
    if (read.length === MAX_ENTRIES) throw new StatementProblem('tooMany', MAX_ENTRIES)
    const { account, bookedOn, amount, currency, isReversal } = entry
    const texts = [entry.reference, entry.purpose, entry.name].map(compact)
    const key = JSON.stringify([account, bookedOn, amount, currency, isReversal, ...texts])
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    const fingerprint = createHash('sha256').update(`${key}${count}`).digest('base64url')
    read.push({ ...entry, fingerprint })
  }
  return read
}

/** First lines that are shown where the columns are chosen. */
const SAMPLE_LINES = 3

async function readCsv(
  db: Db,
  content: string,
  chosen: ColumnPlaces | undefined,
  now: Date,
): Promise<Statement> {
  const read = await readBankTable(content)
  const { header, lines, signature } = read
  const isChosen = chosen !== undefined && isComplete(chosen)
  if (isChosen) await rememberColumns(db, signature, chosen, now)
  const columns = placesOf(read, isChosen ? chosen : await findColumns(db, signature))
  const sample = lines
    .slice(0, SAMPLE_LINES)
    .map(({ cells }) => cells.map((cell) => wholeLetters(cell, 0, 100)))
  const table = { header, sample, columns, skipped: [] }
  if (!isComplete(columns)) return { format: 'csv', entries: [], table }
  const { entries, skipped } = await csvEntries(read, columns)
  return { format: 'csv', entries: await withFingerprints(entries), table: { ...table, skipped } }
}

/** Reads a file of any of the formats. @throws StatementProblem */
export async function readStatement(
  db: Db,
  file: { readonly content: string; readonly columns: ColumnPlaces | undefined },
  now: Date,
): Promise<Statement> {
  const content = file.content.replace(/^\uFEFF/, '')
  if (content.trimStart().startsWith('<'))
    return { format: 'camt', entries: await withFingerprints(camtEntries(content)) }
  if (isMt940(content)) return { format: 'mt940', entries: await withFingerprints(mt940Entries(content)) }
  return readCsv(db, content, file.columns, now)
}
