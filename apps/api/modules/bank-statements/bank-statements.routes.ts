import { createHash } from 'node:crypto'
import type { BankOutcome } from '@/shop/bank-statements/bank-statements'
import { statementToWire } from '@/shop/bank-statements/bank-statements.calls'
import { answer, type Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { UPLOAD_MAX_BYTES } from '../../platform/media/read-upload'
import { findFiles, keepFile } from './bank-entries.repository'
import { matchStatement } from './match-statement'
import { readStatement, type Statement } from './read-statement'
import { settleEntry } from './settle-entry'
import { StatementProblem } from './statement-problem'

type ReadCall = Call<'readBankStatement'>

/** @throws ApiError VALIDATION at `content` if the file cannot be read */
async function read({ db, body: { content, columns }, language, now }: ReadCall): Promise<Statement> {
  try {
    return await readStatement(db, { content, columns }, now())
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error
    const texts = { de: error.in('de'), tr: error.in('tr'), en: error.in('en') }
    throw new ApiError('VALIDATION', {
      message: texts,
      errors: [{ path: 'content', msg: texts[language] }],
      cause: error,
    })
  }
}

async function settleAll(call: ReadCall, { entries }: Statement) {
  const { db, body, session, language, config, now } = call
  if (body.dryRun) return []
  const byFingerprint = new Map(entries.map((entry) => [entry.fingerprint, entry]))
  const results: { fingerprint: string; orderNumbers: readonly string[]; outcome: BankOutcome }[] = []
  for (const confirmed of body.confirm ?? []) {
    const by = { actor: session.name, adminId: session.id, apiKey: session.apiKey, now: now() }
    const settling = { by, language, confirms: config.confirmPaid }
    const { fingerprint, orderNumbers } = confirmed
    const entry = byFingerprint.get(fingerprint)
    const outcome = await settleEntry(db, entry, confirmed, settling)
    results.push({ fingerprint, orderNumbers, outcome })
  }
  return results
}

/** First and last four characters, which tell the shop's accounts apart. */
const shortened = (account: string) =>
  account.length > 8 ? `${account.slice(0, 4)}…${account.slice(-4)}` : account

async function keep({ db, body, session, now }: ReadCall, { entries }: Statement) {
  const file = {
    fingerprint: createHash('sha256').update(body.content).digest('base64url'),
    name: body.name ?? '',
    account: shortened(entries[0]?.account ?? ''),
    entries: entries.length,
    settledAt: now(),
    actor: session.name,
  }
  await keepFile(
    db,
    file,
    entries.map(({ fingerprint }) => fingerprint),
  )
}

export const bankStatementRoutes = [
  defineRoute('listBankFiles', async ({ db }) => ({
    files: (await findFiles(db)).map(({ fingerprint, settledAt, actor, ...file }) => ({
      _id: fingerprint,
      ...file,
      settledAt: settledAt.toISOString(),
      by: actor,
    })),
  })),

  defineRoute(
    'readBankStatement',
    async (call) => {
      const statement = await read(call)
      const results = await settleAll(call, statement)
      if (results.length > 0) await keep(call, statement)
      const data = statementToWire({
        ...(await matchStatement(call.db, statement, call.body.page)),
        results,
      })
      // Only a payment of an order that had lost its units moves stock.
      return answer(data, results.length > 0 ? {} : { writes: [] })
    },
    { bodyLimit: UPLOAD_MAX_BYTES },
  ),
]
