import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../api/platform/db/open'
import {
  couponRedemptions,
  coupons,
  orderEvents,
  orderLines,
  orders,
  outbox,
  products,
} from '../../api/platform/db/schema'
import { checkoutBody, confirmedBuyer, withCoupon } from '../../api/testing/checkout'
import { dataOf } from '../../api/testing/client'
import type { Random } from './random'
import type { Remote, Reply } from './remote'

export interface Refusal extends Reply {
  readonly ms: number
}

const SLUG = 'abendruhe'
const STOCK = 1_000_000
const BREATH_MS = 50

/** Restocks one product and one coupon with more than any test uses. @returns token of a buyer who may take it */
export async function stockUp(db: Database['db']): Promise<string> {
  await db.update(products).set({ stockQuantity: STOCK, salesCount: 0 })
  await db.update(coupons).set({ usageLimitTotal: null, usageLimitPerUser: STOCK, oneTimeUse: false })
  return (await confirmedBuyer(db)).token
}

/** Shoppers who place one order after the other; requests rejected under load are retried with the same key. */
export class Shoppers {
  /** Acknowledged orders by key. */
  readonly acknowledged = new Map<string, string>()
  readonly refusals: Refusal[] = []
  readonly #shop: Remote
  readonly #token: string
  readonly #random: Random
  #productId = ''
  #isShopping = true

  /** @param token of the account that orders */
  constructor(shop: Remote, token: string, random: Random) {
    this.#shop = shop
    this.#token = token
    this.#random = random
  }

  /** @returns after `stop` was called and every request has its order */
  async shop(count: number): Promise<void> {
    this.#productId = await this.#shop.productId(SLUG)
    const shopper = async () => {
      while (this.#isShopping) await this.#order()
    }
    await Promise.all(Array.from({ length: count }, shopper))
  }

  stop(): void {
    this.#isShopping = false
  }

  async #order(): Promise<void> {
    const key = `fault-${randomUUID()}`
    const items = [{ productId: this.#productId, quantity: 1 + this.#random.below(3) }]
    const input = {
      body: checkoutBody(items, withCoupon('WILLKOMMEN10')),
      headers: { 'idempotency-key': key },
      token: this.#token,
    }
    for (;;) {
      const startedAt = performance.now()
      const reply = await this.#shop.call('checkout', input)
      if (reply.status === 503) {
        this.refusals.push({ ...reply, ms: performance.now() - startedAt })
        await pause(BREATH_MS)
        continue
      }
      if (reply.status !== 201) throw new Error(`checkout answers ${reply.status} ${reply.code ?? ''}`)
      this.acknowledged.set(key, dataOf('checkout', reply.body).order._id)
      return
    }
  }
}

/** Counts rows that a checkout writes together but that are missing or duplicated. */
export async function countInconsistencies(db: Database['db']) {
  const without = (table: typeof orderLines | typeof orderEvents) =>
    db.$count(orders, sql`not exists (select from ${table} where ${table.orderId} = ${orders.id})`)
  const [shelf] = await db
    .select({ stock: products.stockQuantity, sold: products.salesCount })
    .from(products)
    .where(eq(products.slug, SLUG))
  const [ordered] = await db.select({ units: sql<number>`sum(${orderLines.quantity})::int` }).from(orderLines)
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, 'WILLKOMMEN10'))
  const count = await db.$count(orders)
  return {
    withoutLines: await without(orderLines),
    withoutEvents: await without(orderEvents),
    linesMissing: (await db.$count(orderLines)) - count,
    mailsMissing: (await db.$count(outbox)) - count,
    redemptionsMissing: (await db.$count(couponRedemptions)) - count,
    usesMissing: (coupon?.totalUsed ?? 0) - count,
    unitsMissing: STOCK - (shelf?.stock ?? 0) - (ordered?.units ?? 0),
    salesMissing: (shelf?.sold ?? 0) - (ordered?.units ?? 0),
  }
}

export const consistent: Awaited<ReturnType<typeof countInconsistencies>> = {
  withoutLines: 0,
  withoutEvents: 0,
  linesMissing: 0,
  mailsMissing: 0,
  redemptionsMissing: 0,
  usesMissing: 0,
  unitsMissing: 0,
  salesMissing: 0,
}

/** Ids of all orders by key, and how many rows of theirs are missing or too many. */
export async function booksOf(db: Database['db']) {
  const rows = await db.select({ id: orders.id, key: orders.idempotencyKey }).from(orders)
  return { placed: new Map(rows.map(({ id, key }) => [key, id])), ...(await countInconsistencies(db)) }
}

/** Exactly the acknowledged orders are there, each whole. @param acknowledged ids by key */
export const booksWith = (acknowledged: ReadonlyMap<string, string>) => ({
  placed: acknowledged,
  ...consistent,
})
