import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Data } from '@/contract/shared/dto'
import {
  couponRedemptions,
  coupons,
  orderEvents,
  orderLines,
  orders,
  outbox,
  products,
} from '../../api/platform/db/schema'
import { checkoutBody, confirmedBuyer, emptyOrders, withCoupon } from '../../api/testing/checkout'
import type { RequestInput } from '../../api/testing/client'
import { createTestApp, type TestApp } from '../../api/testing/test-app'
import { intensity, isFull, postgresUrl } from './intensity'
import { pick, seededRandom, type Random } from './random'

const runs = [
  ...intensity.seeds.map((seed) => ({ on: 'PostgreSQL', url: postgresUrl, seed })),
  ...(isFull ? [{ on: 'the embedded database', url: () => '', seed: 6 }] : []),
]
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

describe.each(runs)('concurrent requests on $on, seed $seed', ({ url, seed }) => {
  let shop: TestApp
  let random: Random
  beforeAll(async () => {
    vi.stubEnv('TEST_DATABASE_URL', url())
    shop = await createTestApp()
  })
  beforeEach(async () => {
    random = seededRandom(seed)
    await emptyOrders(shop)
  })
  afterAll(async () => {
    await shop.close()
    vi.unstubAllEnvs()
  })

  const setProduct = (slug: string, stockQuantity: number) =>
    shop.db.update(products).set({ stockQuantity, salesCount: 0 }).where(eq(products.slug, slug))
  const setCoupon = (values: Partial<typeof coupons.$inferInsert>) =>
    shop.db.update(coupons).set(values).where(eq(coupons.code, 'WILLKOMMEN10'))
  const usesOf = async () =>
    (await shop.db.select().from(coupons).where(eq(coupons.code, 'WILLKOMMEN10')))[0]?.totalUsed
  const buyer = (email: string) => ({ name: 'Gesa Gast', email, phone: '+49 30 1234567' })

  /** Retries requests rejected under load with the same key, like the storefront. */
  async function checkoutWithRetry(input: RequestInput<'checkout'>) {
    const headers = { 'idempotency-key': randomUUID(), ...input.headers }
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const response = await shop.call('checkout', { ...input, headers })
      if (response.statusCode === 503) continue
      const { code, data } = response.json<{ code?: string; data?: Data<'checkout'> }>()
      return { outcome: code ?? String(response.statusCode), order: data?.order }
    }
    throw new Error('the server stayed busy')
  }
  const tally = (answers: readonly { readonly outcome: string }[]) =>
    answers.reduce<Record<string, number>>(
      (sums, { outcome }) => ({ ...sums, [outcome]: (sums[outcome] ?? 0) + 1 }),
      {},
    )

  it('500 checkouts on a stock of 50 make exactly 50 orders', async () => {
    await setProduct('abendruhe', 50)
    await setProduct('kurkuma-plus', 5_000)
    const scarce = { productId: (await shop.product('abendruhe')).id, quantity: 1 }
    const plenty = (await shop.product('kurkuma-plus')).id
    const { token } = await confirmedBuyer(shop.db)
    const answers = await Promise.all(
      times(500, async () => {
        const beside = { productId: plenty, quantity: 1 + random.below(3) }
        const items = pick(random, [[scarce], [scarce, beside], [beside, scarce]])
        const paymentMethod = pick(random, ['paypal', 'bank_transfer'] as const)
        return checkoutWithRetry({ body: checkoutBody(items, { paymentMethod }), token })
      }),
    )
    expect(tally(answers)).toEqual({ 201: 50, OUT_OF_STOCK: 450 })
    const [first, second] = [await shop.product('abendruhe'), await shop.product('kurkuma-plus')]
    expect([first.stockQuantity, first.salesCount]).toEqual([0, 50])
    const [{ units } = { units: 0 }] = await shop.db
      .select({ units: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
      .from(orderLines)
      .where(eq(orderLines.productId, plenty))
    expect([second.stockQuantity, second.salesCount]).toEqual([5_000 - units, units])
    expect(await shop.db.$count(orders)).toBe(50)
    expect(await shop.db.$count(outbox)).toBe(50)
    expect(new Set(answers.map(({ order }) => order?.orderNumber)).size).toBe(51)
  })

  it('20 checkouts with a coupon limited to one use per customer redeem it once per account and guest email', async () => {
    await setProduct('abendruhe', 1_000)
    await setCoupon({ usageLimitTotal: null, oneTimeUse: false, usageLimitPerUser: 1 })
    const { id } = await shop.product('abendruhe')
    const { token, email, id: customerId } = await shop.customer()
    const answers = await Promise.all(
      times(20, () => {
        const address = random.chance(0.5) ? email : email.toUpperCase()
        const body = checkoutBody([{ productId: id, quantity: 1 }], {
          ...withCoupon('WILLKOMMEN10'),
          customerInfo: buyer(address),
        })
        return checkoutWithRetry(random.chance(0.5) ? { body, token } : { body })
      }),
    )
    expect(tally(answers)).toEqual({ 201: 2, COUPON_ALREADY_USED: 18 })
    const owners = (await shop.db.select().from(couponRedemptions)).map(({ userId }) => userId ?? 'guest')
    expect(owners.sort()).toEqual([customerId, 'guest'].sort())
    expect(await usesOf()).toBe(2)
  })

  it('cancelling and reopening twenty times at once leaves stock and coupon exact', async () => {
    await setProduct('abendruhe', 10)
    await setProduct('kurkuma-plus', 10)
    const items = [
      { productId: (await shop.product('abendruhe')).id, quantity: 4 },
      { productId: (await shop.product('kurkuma-plus')).id, quantity: 1 },
    ]
    const { token } = await shop.admin()
    const { order } = await checkoutWithRetry({ body: checkoutBody(items, withCoupon('WILLKOMMEN10')) })
    const params = { id: order?._id ?? '' }
    const readReserved = async () => [
      (await shop.product('abendruhe')).stockQuantity,
      (await shop.product('kurkuma-plus')).stockQuantity,
      await usesOf(),
      (await shop.product('abendruhe')).salesCount,
    ]
    expect(await readReserved()).toEqual([6, 9, 1, 4])
    // Who waits longer than two seconds for the order's row is asked to come again.
    const turn = async (status: 'cancelled' | 'refunded' | 'pending' | 'processing') => {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const answer = await shop.call('setOrderStatus', { params, body: { status }, token })
        if (answer.statusCode !== 503) return answer
      }
      throw new Error('the server stayed busy')
    }
    const answers = await Promise.all(
      times(20, () => turn(pick(random, ['cancelled', 'refunded', 'pending', 'processing']))),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await turn('cancelled')).statusCode).toBe(200)
    expect(await readReserved()).toEqual([10, 10, 0, 0])
    expect((await turn('pending')).statusCode).toBe(200)
    expect(await readReserved()).toEqual([6, 9, 1, 4])
    expect(await shop.db.$count(orderEvents, eq(orderEvents.orderId, params.id))).toBeGreaterThan(2)
  })
})
