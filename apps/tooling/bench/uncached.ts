import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../api/app'
import { readConfig } from '../../api/platform/config/config'
import type { Database } from '../../api/platform/db/open'
import { loadOne } from './load'
import { NoCache } from './no-cache'
import { PATHS, startBaseline } from './reads'
import { byTurns } from './rounds'
import { startUncached } from './start-uncached'
import { recordStatements, type Statement } from './statements'
import { formatNumber, withTarget, ratio, type Row } from './table'

const TARGET = 0.5
const CONNECTIONS = 50

/** The statements that list and detail send without a cache. */
async function statementsOf(database: Database): Promise<Record<string, readonly Statement[]>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verda-bench-'))
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir })
  const app = await buildApp({ config, database, cache: new NoCache() })
  try {
    const recorded: Record<string, readonly Statement[]> = {}
    for (const [name, url] of Object.entries(PATHS)) {
      const { result, statements } = await recordStatements(database.pool, async () => app.inject(url))
      if (result.statusCode !== 200 || statements.length === 0) throw new Error(`${url} was not read`)
      recorded[name] = statements
    }
    return recorded
  } finally {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface UncachedBench {
  readonly database: Database
  readonly databaseUrl: string
  readonly seconds: number
  readonly rounds: number
}

/** Uncached list and detail on PostgreSQL, compared with a Fastify that sends the rows of the same statements. */
export async function benchUncached({
  database,
  databaseUrl,
  seconds,
  rounds,
}: UncachedBench): Promise<Row[]> {
  const product = await startUncached(databaseUrl)
  const baseline = await startBaseline({ product, database: { databaseUrl } })
  const rows: Row[] = []
  try {
    const statements = await statementsOf(database)
    await baseline.select(statements)
    for (const [name, path] of Object.entries(PATHS)) {
      const load = { seconds, connections: CONNECTIONS }
      const results = await byTurns(
        {
          select: () => loadOne(`${baseline.url}/select/${name}`, load),
          product: () => loadOne(`${product.url}${path}`, load),
        },
        rounds,
      )
      const share = results.product.rate / results.select.rate
      rows.push({
        answer: name,
        statements: String(statements[name]?.length),
        'Verda /s': formatNumber(results.product.rate),
        'Fastify, same statements /s': formatNumber(results.select.rate),
        ratio: withTarget(ratio(share), `≥ ${TARGET}`, share >= TARGET),
        'p99 ms': formatNumber(results.product.p99),
        failures: String(results.product.failures + results.select.failures),
      })
    }
  } finally {
    await baseline.stop()
    await product.stop()
  }
  return rows
}
