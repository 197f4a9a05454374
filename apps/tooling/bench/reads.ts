import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ProductServer } from '../server'
import { loadOne } from './load'
import { byTurns } from './rounds'
import { formatNumber, withTarget, ratio, type Row } from './table'

const PATHS = {
  list: '/api/products?platform=germany',
  detail: '/api/products/slug/abendruhe?platform=germany',
} as const
const TARGET = 0.6

export interface ReadBench {
  readonly product: ProductServer
  /** Database of the baseline: the product's own PostgreSQL database, or a copy of its embedded one. */
  readonly database: { readonly databaseUrl: string } | { readonly dataDir: string }
  readonly seconds: number
  readonly rounds: number
}

/** Starts the baseline process. @returns its URL and a function that stops it */
async function startBaseline({ product, database }: Pick<ReadBench, 'product' | 'database'>) {
  const child = fork(join(import.meta.dirname, 'baseline.ts'), {
    execArgv: ['--import', 'tsx'],
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
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.disconnect()
    })
  return { url, stop }
}

/** List and detail, compared with a bare Fastify with the same bytes and one with a single select. */
export async function benchReads(bench: ReadBench): Promise<Row[]> {
  const baseline = await startBaseline(bench)
  const load = { seconds: bench.seconds, connections: 50 }
  const rows: Row[] = []
  try {
    for (const [index, [name, path]] of Object.entries(PATHS).entries()) {
      const results = await byTurns(
        {
          bytes: () => loadOne(`${baseline.url}/bytes/${index}`, load),
          product: () => loadOne(`${bench.product.url}${path}`, load),
          select: () => loadOne(`${baseline.url}/select/${name}`, load),
        },
        bench.rounds,
      )
      const share = results.product.rate / results.bytes.rate
      rows.push({
        answer: name,
        database: 'databaseUrl' in bench.database ? 'PostgreSQL' : 'PGlite',
        'Verda /s': formatNumber(results.product.rate),
        'bare, same bytes /s': formatNumber(results.bytes.rate),
        ratio: withTarget(ratio(share), `≥ ${TARGET}`, share >= TARGET),
        'bare, one select /s': formatNumber(results.select.rate),
        'ratio to select': ratio(results.product.rate / results.select.rate),
        'p99 ms': formatNumber(results.product.p99),
        failures: String(results.product.failures),
      })
    }
  } finally {
    await baseline.stop()
  }
  return rows
}
