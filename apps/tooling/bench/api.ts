import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../api/platform/db/open'
import { build, isBuilt } from '../build'
import { PostgresServer } from '../database/postgres'
import { ProductServer } from '../server'
import { benchOrders, fillShelves, ordersAt } from './orders'
import { benchReads } from './reads'
import { printTable, type Row } from './table'
import { benchUncached } from './uncached'

/**
 * Overhead of the API over the minimum. Baseline and product take turns in the same run, so that the ratios hold on any
 * machine; absolute values are specific to this one.
 */
const { values } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: ['reads', 'pglite', 'postgres', 'durable'] },
    'no-build': { type: 'boolean', default: false },
  },
})
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) }
const wants = (part: string) => values.only.includes(part)
const PRODUCT = { LOG_LEVEL: 'info', RATE_LIMIT: '1000000', NODE_ENV: 'production' }

const reads: Row[] = []
const uncached: Row[] = []
const orders: Row[] = []
/** Of the mix of reads and orders. */
const ORDERS_PER_SECOND = 5

/** An embedded database can be opened by one process only, so the baseline gets a copy. */
async function benchEmbedded(): Promise<void> {
  const product = await ProductServer.start(PRODUCT)
  const copy = mkdtempSync(join(tmpdir(), 'verda-bench-'))
  try {
    await product.stop()
    const own = await openDatabase({ dataDir: product.dataDir })
    const buyer = await fillShelves(own)
    await own.close()
    cpSync(product.dataDir, copy, { recursive: true })
    await product.launch()
    if (wants('reads')) reads.push(...(await benchReads({ product, database: { dataDir: copy }, ...pace })))
    if (!wants('pglite')) return
    const database = await openDatabase({ dataDir: copy })
    orders.push(await benchOrders({ title: 'PGlite', servers: [product], database, buyer, ...pace }))
    await database.close()
  } finally {
    await product.dispose()
    rmSync(copy, { recursive: true, force: true })
  }
}

async function benchPostgres(): Promise<void> {
  const server = await PostgresServer.start()
  const products: ProductServer[] = []
  const env = { ...PRODUCT, DATABASE_URL: server.url }
  try {
    const first = await ProductServer.start(env)
    products.push(first)
    const database = await openDatabase({ databaseUrl: server.url })
    const buyer = await fillShelves(database)
    if (wants('reads')) {
      const where = { databaseUrl: server.url }
      reads.push(
        ...(await benchReads({
          product: first,
          database: where,
          placeOrders: await ordersAt(ORDERS_PER_SECOND, { database, buyer }, first.url),
          ...pace,
        })),
      )
      uncached.push(...(await benchUncached({ ...where, database, ...pace })))
    }
    if (!wants('postgres')) return
    orders.push(
      await benchOrders({ title: 'PostgreSQL, one process', servers: products, database, buyer, ...pace }),
    )
    products.push(await ProductServer.start(env))
    orders.push(
      await benchOrders({ title: 'PostgreSQL, two processes', servers: products, database, buyer, ...pace }),
    )
    await database.close()
  } finally {
    for (const product of products) await product.dispose()
    await server.dispose()
  }
}

/** A PostgreSQL that waits for the disk at each commit. */
async function benchDurable(): Promise<void> {
  const server = await PostgresServer.start({ isDurable: true })
  try {
    const product = await ProductServer.start({ ...PRODUCT, DATABASE_URL: server.url })
    const database = await openDatabase({ databaseUrl: server.url })
    const buyer = await fillShelves(database)
    orders.push(
      await benchOrders({ title: 'PostgreSQL, durable', servers: [product], database, buyer, ...pace }),
    )
    await database.close()
    await product.dispose()
  } finally {
    await server.dispose()
  }
}

if (!values['no-build'] && !isBuilt()) await build()
if (wants('reads') || wants('pglite')) await benchEmbedded()
if (wants('reads') || wants('postgres')) await benchPostgres()
if (wants('durable')) await benchDurable()
printTable(
  { 'Cached answers': reads, 'Uncached answers, PostgreSQL': uncached, 'Orders, 20 at a time': orders },
  values.markdown,
)
