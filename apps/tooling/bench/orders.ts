import { randomUUID } from 'node:crypto'
import type autocannon from 'autocannon'
import { asc, eq } from 'drizzle-orm'
import { endpoints } from '@/contract'
import type { Database } from '../../api/platform/db/open'
import { outbox, products } from '../../api/platform/db/schema'
import { checkoutBody, confirmedBuyer } from '../../api/testing/checkout'
import type { ProductServer } from '../server'
import { bareRound, recordOrder, type Buyer, type RecordedOrder } from './bare-orders'
import { load, loadOne } from './load'
import { byTurns } from './rounds'
import { formatNumber, withTarget, ratio, type Row } from './table'

const TARGET = 0.5
const P99_MS = 1_000
const CONNECTIONS = 20
const PLENTY = 1_000_000_000

/** Restocks all products, so that no round sells out. @returns who may order them */
export async function fillShelves({ db }: Pick<Database, 'db'>): Promise<Buyer> {
  await db.update(products).set({ stockQuantity: PLENTY }).where(eq(products.status, 'active'))
  return confirmedBuyer(db)
}

/** Carts of two products each, spread over the catalogue. */
async function cartsOf({ db }: Pick<Database, 'db'>) {
  const rows = await db
    .select({ productId: products.id })
    .from(products)
    .where(eq(products.status, 'active'))
    .orderBy(asc(products.id))
  return rows.map(({ productId }, index) => [
    { productId, quantity: 1 },
    { productId: rows[(index + 1) % rows.length]?.productId ?? productId, quantity: 2 },
  ])
}

type Cart = Awaited<ReturnType<typeof cartsOf>>[number]

const checkoutOf = (items: Cart, { token }: Buyer): autocannon.Request => ({
  method: 'POST',
  path: `/api${endpoints.checkout.path}`,
  body: JSON.stringify(checkoutBody(items)),
  setupRequest: (request) => ({
    ...request,
    headers: {
      ...request.headers,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
  }),
})

/** @returns what places orders at a constant rate for some seconds */
export async function ordersAt(
  perSecond: number,
  source: Pick<OrderBench, 'database' | 'buyer'>,
  url: string,
) {
  const requests = (await cartsOf(source.database)).map((cart) => checkoutOf(cart, source.buyer))
  return (seconds: number) => loadOne(url, { seconds, connections: 1, perSecond, requests })
}

export interface OrderBench {
  readonly title: string
  readonly servers: readonly Pick<ProductServer, 'url'>[]
  /** Database of the replayed statements: the same PostgreSQL database, or a copy of the embedded one. */
  readonly database: Database
  /** Who orders. */
  readonly buyer: Buyer
  readonly seconds: number
  readonly rounds: number
}

/** Orders per second through the API, compared with the same statements sent by the driver alone. */
export async function benchOrders({
  title,
  servers,
  database,
  buyer,
  seconds,
  rounds,
}: OrderBench): Promise<Row> {
  const carts = await cartsOf(database)
  const recorded: RecordedOrder[] = []
  for (const cart of carts) recorded.push(await recordOrder(database, cart, buyer))
  const urls = servers.map(({ url }) => url)
  const requests = carts.map((cart) => checkoutOf(cart, buyer))
  const results = await byTurns(
    {
      bare: async () => {
        // Mails of the product's turn would be written while the other side is measured.
        await database.db.delete(outbox)
        return bareRound(database, recorded, { seconds, connections: CONNECTIONS })
      },
      product: () => load(urls, { seconds, connections: CONNECTIONS, requests }),
    },
    rounds,
  )
  const share = results.product.rate / results.bare.rate
  return {
    database: title,
    'Verda orders/s': formatNumber(results.product.rate),
    'bare transaction /s': formatNumber(results.bare.rate),
    ratio: withTarget(ratio(share), `≥ ${TARGET}`, share >= TARGET),
    'p99 ms': withTarget(formatNumber(results.product.p99), `< ${P99_MS}`, results.product.p99 < P99_MS),
    'bare p99 ms': formatNumber(results.bare.p99),
    failures: String(results.product.failures),
  }
}
