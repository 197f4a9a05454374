import type { BankOutcome } from '@/shop/bank-statements/bank-statements'
import { statementToWire } from '@/shop/bank-statements/bank-statements.calls'
import { answer, type Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { UPLOAD_MAX_BYTES } from '../../platform/media/read-upload'
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
    const by = { actor: session.name, adminId: session.id, now: now() }
    const settling = { by, language, confirms: config.confirmPaid }
    const { fingerprint, orderNumbers } = confirmed
    const entry = byFingerprint.get(fingerprint)
    const outcome = await settleEntry(db, entry, confirmed, settling)
    results.push({ fingerprint, orderNumbers, outcome })
  }
  return results
}

export const bankStatementRoutes = [
  defineRoute(
    'readBankStatement',
    async (call) => {
      const statement = await read(call)
      const results = await settleAll(call, statement)
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
