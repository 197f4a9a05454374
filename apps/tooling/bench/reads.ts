import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ProductServer } from '../server'
import { loadOne, type Round } from './load'
import { byTurns } from './rounds'
import type { Statement } from './statements'
import { formatNumber, withTarget, ratio, type Row } from './table'

export const PATHS = {
  list: '/api/products?platform=germany',
  detail: '/api/products/slug/abendruhe?platform=germany',
} as const
const TARGET = 0.6
const CONNECTIONS = 50

type BaselineDatabase = { readonly databaseUrl: string } | { readonly dataDir: string }

export interface ReadBench {
  readonly product: Pick<ProductServer, 'url'>
  /** Database of the baseline: the product's own PostgreSQL database, or a copy of its embedded one. */
  readonly database: BaselineDatabase
  readonly seconds: number
  readonly rounds: number
  /** Places a few orders in that time, for the mix. */
  readonly placeOrders?: (seconds: number) => Promise<Round>
}

/** Starts the baseline process. @returns its URL, and functions that pass it statements and stop it */
export async function startBaseline({ product, database }: Pick<ReadBench, 'product' | 'database'>) {
  const child = fork(join(import.meta.dirname, 'baseline.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FLOOR_PRODUCT: product.url,
      FLOOR_PATHS: Object.values(PATHS).join(' '),
      ...('databaseUrl' in database
        ? { FLOOR_DATABASE: database.databaseUrl }
        : { FLOOR_DATA: database.dataDir }),
    },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (address: string) => resolve(address))
    child.once('exit', (code) => reject(new Error(`the baseline ended with ${code}`)))
  })
  const select = async (statements: Readonly<Record<string, readonly Statement[]>>) => {
    const taken = once(child, 'message')
    child.send(statements)
    await taken
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  }
  return { url, select, stop }
}

/** Cached list and detail, alone and beside orders, compared with a bare Fastify that sends the same bytes. */
export async function benchReads(bench: ReadBench): Promise<Row[]> {
  const baseline = await startBaseline(bench)
  const load = { seconds: bench.seconds, connections: CONNECTIONS }
  const rows: Row[] = []
  try {
    for (const [index, [name, path]] of Object.entries(PATHS).entries()) {
      const product = () => loadOne(`${bench.product.url}${path}`, load)
      const results = await byTurns(
        {
          bytes: () => loadOne(`${baseline.url}/bytes/${index}`, load),
          product,
          mixed: async () => {
            const [reads, orders] = await Promise.all([product(), bench.placeOrders?.(bench.seconds)])
            return { ...reads, failures: reads.failures + (orders?.failures ?? 0) }
          },
        },
        bench.rounds,
      )
      const row = (answer: string, { rate, p99, failures }: typeof results.product) => {
        const share = rate / results.bytes.rate
        return {
          answer,
          database: 'databaseUrl' in bench.database ? 'PostgreSQL' : 'PGlite',
          'Verda /s': formatNumber(rate),
          'bare, same bytes /s': formatNumber(results.bytes.rate),
          ratio: withTarget(ratio(share), `≥ ${TARGET}`, share >= TARGET),
          'p99 ms': formatNumber(p99),
          failures: String(failures),
        }
      }
      rows.push(row(name, results.product))
      if (bench.placeOrders) rows.push(row(`${name}, beside 5 orders /s`, results.mixed))
    }
  } finally {
    await baseline.stop()
  }
  return rows
}
