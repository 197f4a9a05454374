import { randomUUID } from 'node:crypto'
import { checkoutRequest } from '../../api/modules/checkout/checkout-request'
import { placeOrder } from '../../api/modules/checkout/place-order'
import type { Database } from '../../api/platform/db/open'
import { checkoutBody, type confirmedBuyer } from '../../api/testing/checkout'
import { turnOf, type Round } from './load'
import { percentile } from './rounds'
import { recordStatements, type Statement } from './statements'

type RecordedDatabase = Pick<Database, 'db' | 'pool'>
type Items = ReturnType<typeof checkoutBody>['items']

/** An account whose address is confirmed, since one machine's guests may not order enough. */
export type Buyer = Awaited<ReturnType<typeof confirmedBuyer>>

/** SQL statements of one order, and the values that must be unique per order. */
export interface RecordedOrder {
  readonly statements: readonly Statement[]
  readonly unique: readonly string[]
}

/** Places an order and records all its statements. */
export async function recordOrder(
  { db, pool }: RecordedDatabase,
  items: Items,
  user: Buyer,
): Promise<RecordedOrder> {
  const key = randomUUID()
  const request = checkoutRequest({ body: checkoutBody(items), user, ip: '127.0.0.1', language: 'de', key })
  const { result, statements } = await recordStatements(pool, () => placeOrder(db, request, new Date()))
  if (!statements.some(({ text }) => text.includes('insert into "orders"'))) {
    throw new Error('An order was placed whose statements were not seen.')
  }
  return { statements, unique: [key, result.order.id, result.order.number] }
}

/** Replays the statements of an order as prepared statements with new unique values, to measure the database alone. */
async function replay(pool: Database['pool'], { statements, unique }: RecordedOrder): Promise<void> {
  const fresh = unique.map((old) => [old, randomUUID()] as const)
  const renew = (value: unknown) =>
    typeof value === 'string' ? fresh.reduce((text, [old, now]) => text.replaceAll(old, now), value) : value
  const client = await pool.connect()
  try {
    for (const { text, values } of statements) await client.query({ text }, values.map(renew))
  } finally {
    client.release()
  }
}

/** Replays orders for some seconds on `connections` connections. */
export async function bareRound(
  { pool }: Pick<Database, 'pool'>,
  orders: readonly RecordedOrder[],
  { seconds, connections }: { readonly seconds: number; readonly connections: number },
): Promise<Round> {
  const times: number[] = []
  const start = performance.now()
  const until = start + seconds * 1_000
  const worker = async (connection: number) => {
    const own = turnOf(orders, connection, connections)
    for (
      let next = 0, startedAt = performance.now();
      startedAt < until;
      next += 1, startedAt = performance.now()
    ) {
      const order = own[next % own.length]
      if (order) await replay(pool, order)
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => worker(connection)))
  const elapsed = (performance.now() - start) / 1_000
  return { rate: times.length / elapsed, p99: percentile(times, 0.99), failures: 0 }
}
