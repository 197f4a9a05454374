import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { seed } from '../../api/demo/seed'
import { buildApp } from '../../api/app'
import { startSession } from '../../api/platform/auth/sessions'
import { AnswerCache } from '../../api/platform/cache/cache'
import { readConfig } from '../../api/platform/config/config'
import { openDatabase, type Database } from '../../api/platform/db/open'
import { PostgresServer } from '../database/postgres'
import { callsOf, pageCalls, subjectsOf, type ScaleCall, type Subjects } from './scale-calls'
import { fill, type ScaleSize } from './scale-fill'
import { figure, median, ratio, printTables, type TableRow } from './table'

/**
 * Compares every list, search, filter, sort order and total on the demo catalogue with a shop that has sold for years, in
 * turns in one process, without the response cache.
 */
const { values } = parseArgs({
  options: {
    /** Fraction of 100,000 products, 100,000 customers and 1,000,000 orders. */
    part: { type: 'string', default: '1' },
    /** Number of orders in place of that fraction: fewer are filled sooner, where only the shop is asked. */
    orders: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    /** URL of a database filled by an earlier run, because filling takes longer than measuring. */
    filled: { type: 'string' },
    /** Only calls whose name contains this. */
    only: { type: 'string', default: '' },
  },
})
const part = Number(values.part)
const rounds = Number(values.rounds)
const LARGE: ScaleSize = {
  products: Math.round(100_000 * part),
  customers: Math.round(100_000 * part),
  orders: Number(values.orders ?? Math.round(1_000_000 * part)),
}
const SMALL: ScaleSize = { products: 0, customers: 20, orders: 100 }
/** A call may take this many times as long as on the demo data, or this many ms, whichever is more. */
const [TIMES, MS] = [3, 50]

interface Shop {
  readonly app: FastifyInstance
  readonly subjects: Subjects
  readonly tokens: Readonly<Record<'admin' | 'customer', string>>
  readonly close: () => Promise<void>
}

async function tokensFor(database: Database, customerId: string): Promise<Shop['tokens']> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into admins (name, email, password_hash, role) values ('Bench', 'bench@verda.example', 'none', 'owner')
      on conflict (email) do update set name = excluded.name returning id`,
  )
  const now = new Date()
  return {
    admin: await startSession(database.db, { kind: 'admin', id: rows[0]?.id ?? '' }, now),
    customer: await startSession(database.db, { kind: 'user', id: customerId }, now),
  }
}

/** @returns its URL and the duration in seconds */
async function fillNew(server: PostgresServer, name: string, size: ScaleSize) {
  const url = new URL(server.url)
  const maintenance = new Client({ connectionString: server.url })
  await maintenance.connect()
  await maintenance.query(`create database ${name}`)
  await maintenance.end()
  url.pathname = `/${name}`
  const database = await openDatabase({ databaseUrl: url.href })
  await seed(database.background, { demoData: true, now: new Date() })
  await database.close()
  const client = new Client({ connectionString: url.href })
  await client.connect()
  const seconds = await fill(client, size)
  await client.end()
  return { url: url.href, seconds }
}

async function openShop(databaseUrl: string): Promise<Shop> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const subjects = await subjectsOf(client)
  await client.end()
  const database = await openDatabase({ databaseUrl })
  let time = Date.now()
  const app = await buildApp({
    config: { ...readConfig({ LOG_LEVEL: 'silent' }), rateLimit: 1_000_000 },
    database,
    // Advances the clock so far that cached responses are always expired.
    cache: new AnswerCache(() => (time += 120_000)),
    ...(existsSync('dist/storefront-server') && { dist: resolve('dist') }),
  })
  await app.ready()
  const close = async () => {
    await app.close()
    await database.close()
  }
  return { app, subjects, close, tokens: await tokensFor(database, subjects.customerId) }
}

/** @returns ms; undefined if it failed */
async function timeOf({ app, tokens }: Shop, { url, as, body }: ScaleCall): Promise<number | undefined> {
  const startedAt = performance.now()
  const { statusCode } = await app.inject({
    url,
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { payload: body }),
    headers: as === undefined ? {} : { authorization: `Bearer ${tokens[as]}` },
  })
  const taken = performance.now() - startedAt
  return statusCode < 500 ? taken : undefined
}

async function compare(
  small: Shop,
  large: Shop,
  name: string,
  calls: readonly [ScaleCall, ScaleCall],
): Promise<TableRow> {
  const [little, much]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    const [few, many] = [await timeOf(small, calls[0]), await timeOf(large, calls[1])]
    if (few === undefined || many === undefined)
      return { call: name, 'demo ms': '', 'large ms': 'failed', ratio: '', holds: 'NO' }
    // The first round is warm-up.
    if (round > 0) {
      little.push(few)
      much.push(many)
    }
  }
  const [few, many] = [median(little), median(much)]
  return {
    call: name,
    'demo ms': figure(few),
    'large ms': figure(many),
    ratio: ratio(many / few),
    holds: many <= Math.max(TIMES * few, MS) ? 'yes' : 'NO',
  }
}

const allCalls = ({ subjects }: Shop) => [
  ...callsOf(subjects),
  ...(existsSync('dist/storefront-server') ? pageCalls(subjects) : []),
]

const server = await PostgresServer.start()
try {
  const { url } = await fillNew(server, 'small', SMALL)
  const filled = values.filled === undefined ? await fillNew(server, 'large', LARGE) : undefined
  if (filled) console.log(`filled in ${figure(filled.seconds)} s`)
  const small = await openShop(url)
  const large = await openShop(filled?.url ?? values.filled ?? url)
  const { products, customers, orders } = large.subjects
  console.log(`${products} products in the shop, ${customers} customers, ${orders} orders`)
  const table: TableRow[] = []
  const others = allCalls(large)
  for (const [index, call] of allCalls(small).entries()) {
    const other = others[index]
    if (!other || !call.name.includes(values.only)) continue
    const row = await compare(small, large, call.name, [call, other])
    if (row.holds === 'NO') console.error(Object.values(row).join('  '))
    table.push(row)
  }
  const missed = table.filter(({ holds }) => holds === 'NO').length
  printTables({ 'What growth costs': table })
  console.log(
    `\n${table.length - missed} of ${table.length} hold; load of the machine ${loadavg()[1]?.toFixed(1)}`,
  )
  await small.close()
  await large.close()
} finally {
  await server.dispose()
}
