import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type autocannon from 'autocannon'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { endpoints } from '@/contract'
import { openDatabase, type Database } from '../../api/platform/db/open'
import { products } from '../../api/platform/db/schema'
import { checkoutBody, confirmedBuyer } from '../../api/testing/checkout'
import { build, isBuilt } from '../build'
import { PostgresServer } from '../database/postgres'
import { ProductServer } from '../server'
import { byTurns, load } from './load'
import { figure, printTables, ratio, withTarget, type TableRow } from './table'

/** Cached answers next to a bare Fastify that sends the same bytes, and orders, on PGlite and PostgreSQL. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const PRODUCT = { LOG_LEVEL: 'info', RATE_LIMIT: '1000000', NODE_ENV: 'production' }
const PATHS = {
  list: '/api/products?platform=germany',
  detail: '/api/products/slug/abendruhe?platform=germany',
} as const
const LEAST_RATIO = 0.6
const ORDER_P99_MS = 1_000
const PLENTY = 1_000_000_000

/** Requests that order two products each, spread over the catalogue; restocks all, so that no round sells out. */
async function checkouts({ db }: Database): Promise<autocannon.Request[]> {
  const isActive = eq(products.status, 'active')
  await db.update(products).set({ stockQuantity: PLENTY }).where(isActive)
  const { token } = await confirmedBuyer(db)
  const rows = await db.select({ id: products.id }).from(products).where(isActive).orderBy(asc(products.id))
  return rows.map(({ id }, index) => ({
    method: 'POST',
    path: `/api${endpoints.checkout.path}`,
    body: JSON.stringify(
      checkoutBody([
        { productId: id, quantity: 1 },
        { productId: rows[(index + 1) % rows.length]?.id ?? id, quantity: 2 },
      ]),
    ),
    setupRequest: (request) => ({
      ...request,
      headers: {
        ...request.headers,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    }),
  }))
}

async function readsOf(product: ProductServer, database: string): Promise<TableRow[]> {
  const urls = Object.values(PATHS).map((path) => product.url + path)
  const baseline = fork(join(import.meta.dirname, 'baseline.ts'), urls, { execArgv: ['--import', 'tsx'] })
  const [address] = z
    .tuple([z.string()])
    .rest(z.unknown())
    .parse(await once(baseline, 'message'))
  const rows: TableRow[] = []
  for (const [index, name] of Object.keys(PATHS).entries()) {
    const pace = { seconds, connections: 50 }
    const of = await byTurns(
      { bytes: () => load(`${address}/${index}`, pace), product: () => load(urls[index] ?? '', pace) },
      rounds,
    )
    const share = of('product').rate / of('bytes').rate
    rows.push({
      answer: name,
      database,
      'Verda /s': figure(of('product').rate),
      'bare, same bytes /s': figure(of('bytes').rate),
      ratio: withTarget(ratio(share), `≥ ${LEAST_RATIO}`, share >= LEAST_RATIO),
      'p99 ms': figure(of('product').p99),
      failures: String(of('product').failures),
    })
  }
  baseline.disconnect()
  return rows
}

async function ordersOf(
  product: ProductServer,
  database: string,
  requests: readonly autocannon.Request[],
): Promise<TableRow> {
  const pace = { seconds, connections: 20, requests }
  const { rate, p99, failures } = (await byTurns({ product: () => load(product.url, pace) }, rounds))(
    'product',
  )
  return {
    database,
    'orders /s': figure(rate),
    'p99 ms': withTarget(figure(p99), `< ${ORDER_P99_MS}`, p99 < ORDER_P99_MS),
    failures: String(failures),
  }
}

const reads: TableRow[] = []
const orders: TableRow[] = []

if (!values['no-build'] && !isBuilt()) await build()
const embedded = await ProductServer.start(PRODUCT)
try {
  // An embedded database is opened by one process at a time.
  await embedded.stop()
  const own = await openDatabase({ dataDir: embedded.dataDir })
  const requests = await checkouts(own)
  await own.close()
  await embedded.launch()
  reads.push(...(await readsOf(embedded, 'PGlite')))
  orders.push(await ordersOf(embedded, 'PGlite', requests))
} finally {
  await embedded.dispose()
}
for (const isDurable of [false, true]) {
  const server = await PostgresServer.start({ isDurable })
  const product = await ProductServer.start({ ...PRODUCT, DATABASE_URL: server.url })
  const database = await openDatabase({ databaseUrl: server.url })
  try {
    const name = isDurable ? 'PostgreSQL, durable' : 'PostgreSQL'
    const requests = await checkouts(database)
    if (!isDurable) reads.push(...(await readsOf(product, name)))
    orders.push(await ordersOf(product, name, requests))
  } finally {
    await database.close()
    await product.dispose()
    await server.dispose()
  }
}
printTables({ 'Cached answers': reads, 'Orders, 20 at a time': orders })
