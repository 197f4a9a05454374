import { and, asc, count, eq, inArray, isNull, max, notLike, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/shop/orders/order'
import { PLATFORMS } from '@/shop/shared/platform'
import { premiumState, remainingDays } from '@/shop/users/premium'
import {
  customerNotes,
  creditNotes,
  facts,
  invoices,
  orders,
  outbox,
  products,
  refunds,
  returns,
  stockMovements,
  users,
  withdrawals,
} from '../platform/db/schema'
import { bodyFor } from '../testing/checkout'
import { expectSumsToBeWhatTheyCount } from '../testing/sums'
import { TEST_NOW, testShop } from '../testing/test-app'
import { announceDeliveries } from '../modules/subscriptions/subscription-jobs'
import { seedOrders } from './seed'

const shop = await testShop()
beforeEach(() => shop.reset())

/** What a first start does behind the catalogue. */
async function live(now = TEST_NOW) {
  const admin = await shop.admin({ createdAt: new Date('2026-01-01T00:00:00Z') })
  await shop.db.insert(facts).values({ key: 'demo orders', value: 'due' })
  await seedOrders(shop.db, now)
  return admin
}

const totals = async () =>
  (
    await shop.db
      .select({ total: orders.total, platform: orders.platform })
      .from(orders)
      .orderBy(asc(orders.sequence))
  ).map(({ total, platform }) => `${platform} ${total}`)

describe('the demo orders', () => {
  it('show every state of orders, payments, customers and returns, on three platforms [CATALOGUE-280]', async () => {
    await live()
    const rows = await shop.db.select().from(orders)
    expect(rows).toHaveLength(170)
    const has = <T>(values: readonly T[], of: (row: (typeof rows)[number]) => T) =>
      expect(new Set(rows.map(of))).toEqual(new Set(values))
    has(ORDER_STATUSES, ({ status }) => status)
    has(PAYMENT_STATUSES, ({ paymentStatus }) => paymentStatus)
    has(PLATFORMS, ({ platform }) => platform)
    has(['Deutschland', 'Österreich', 'Schweiz', 'Türkiye'], ({ country }) => country)
    const ages = rows.map(({ createdAt }) => (TEST_NOW.getTime() - createdAt.getTime()) / 86_400_000)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ages)).toBeLessThan(91)
    expect(rows.filter(({ couponCode }) => couponCode !== null).length).toBeGreaterThan(10)
    expect(rows.filter(({ userId }) => userId === null).length).toBeGreaterThan(20)
    expect(rows.filter(({ refunded, total }) => refunded > 0 && refunded < total).length).toBeGreaterThan(2)
    const members = await shop.db.select({ until: users.premiumUntil }).from(users)
    expect(members).toHaveLength(40)
    expect(new Set(members.map(({ until }) => premiumState(remainingDays(until, TEST_NOW))))).toEqual(
      new Set(['none', 'expired', 'ending', 'active']),
    )
    const { groups } = await shop.ok('listCustomerGroups', { token: (await shop.admin()).token })
    expect(groups.map(({ name }) => name)).toEqual(['VIP', 'Toptan', 'Çay kulübü'])
    expect(await shop.db.$count(customerNotes)).toBe(1)
    const decided = await shop.db
      .select({ status: returns.status })
      .from(withdrawals)
      .leftJoin(returns, eq(returns.withdrawalId, withdrawals.id))
    expect(new Set(decided.map(({ status }) => status))).toEqual(new Set(['accepted', 'refused', null]))
  })

  it('add up: money, stock, statistics and numbers are what they count [CATALOGUE-280]', async () => {
    const stock = () =>
      shop.db
        .select({ slug: products.slug, stock: products.stockQuantity })
        .from(products)
        .orderBy(products.slug)
    const before = await stock()
    await live()
    expect(await stock()).toEqual(before)
    await expectSumsToBeWhatTheyCount(shop)
    const numbers = await shop.db.select({ number: invoices.number }).from(invoices).orderBy(invoices.number)
    const credits = await shop.db
      .select({ number: creditNotes.number })
      .from(creditNotes)
      .orderBy(creditNotes.number)
    for (const series of ['RE', 'TR', 'RK', 'TRK']) {
      const own = [...numbers, ...credits].filter(({ number }) => number.startsWith(`${series}-`))
      expect(own.length).toBeGreaterThan(2)
      expect(own.map(({ number }) => Number(number.slice(-6)))).toEqual(own.map((_, index) => index + 1))
    }
    for (const { id, refunded } of await shop.db.select().from(orders)) {
      const paid = await shop.db.select().from(refunds).where(eq(refunds.orderId, id))
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(refunded)
    }
    // Each movement begins where the one before it ended, and the last one ends at the present stock.
    const broken = await shop.db.execute(sql`select 1 from (
      select stock, lead(stock - units, 1, stock_quantity) over (partition by product_id order by at, order_id desc) as next
      from stock_movements join products on products.id = product_id) as told where stock <> next`)
    expect(await shop.db.$count(stockMovements)).toBeGreaterThan(100)
    expect(broken.rows).toEqual([])
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    expect(order.orderNumber).toBe('VD-2026-000171')
  })

  it.each(['2026-01-02T03:00:00Z', '2027-03-28T01:30:00Z', '2027-12-31T23:30:00Z', '2031-07-15T12:00:00Z'])(
    'are written on %s, too [CATALOGUE-280]',
    async (day) => {
      await live(new Date(day))
      const [newest] = await shop.db.select({ at: max(orders.createdAt), orders: count() }).from(orders)
      expect(newest?.orders).toBe(170)
      expect(newest?.at?.getTime()).toBeLessThanOrEqual(new Date(day).getTime())
    },
  )

  it('are the same every time, and only written at the first start [CATALOGUE-280]', async () => {
    await seedOrders(shop.db, TEST_NOW)
    expect(await totals()).toEqual([])
    await live()
    const first = await totals()
    await seedOrders(shop.db, TEST_NOW)
    expect(await totals()).toEqual(first)
    await shop.reset()
    await live()
    expect(await totals()).toEqual(first)
  })

  it('come with Sparabos in every state, whose mails stay here [ADMIN-860] [CATALOGUE-281]', async () => {
    const { token } = await live()
    const list = await shop.ok('listSubscriptions', { token })
    expect(list.subscriptions).toHaveLength(9)
    expect(list.figures).toMatchObject({ active: 5, paused: 2, ended: { count: 2 } })
    const states = list.subscriptions.map(({ status, pauseReason, endReason, endsOn }) =>
      [status, pauseReason, endReason, endsOn && 'ending'].filter(Boolean).join(' '),
    )
    expect(new Set(states)).toEqual(
      new Set([
        ...['active', 'active ending', 'paused unpaid', 'paused shop'],
        ...['ended customer', 'ended termination'],
      ]),
    )
    expect(
      list.subscriptions.filter(({ nextOn, status }) => status === 'active' && nextOn < '2026-11-21'),
    ).toEqual([])
    const [first] = list.subscriptions.filter(({ number }) => number === 'SA-000001')
    const { subscription } = await shop.ok('getSubscription', { token, params: { id: first?._id ?? '' } })
    expect(subscription.deliveries.map(({ orderNumber }) => orderNumber)).not.toContain(null)
    const failures: unknown[] = []
    expect(await announceDeliveries(shop.db, TEST_NOW, (error) => failures.push(error))).toBe(0)
    shop.clock.advance(5 * 86_400_000)
    expect(await announceDeliveries(shop.db, shop.clock.now(), (error) => failures.push(error))).toBe(3)
    expect(failures).toEqual([])
    const told = await shop.db.select().from(outbox).where(eq(outbox.kind, 'subscription-announced'))
    expect(told.map(({ sentAt }) => sentAt !== null)).toEqual([true, true, true])
  })

  it('send no mail, then and later [CATALOGUE-281]', async () => {
    const { token } = await live()
    const unsent = () => shop.db.select().from(outbox).where(isNull(outbox.sentAt))
    expect(await unsent()).toEqual([])
    expect(
      await shop.db.$count(outbox, and(isNull(outbox.orderNumber), notLike(outbox.kind, 'subscription-%'))),
    ).toBe(0)
    const [open] = await shop.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.paymentStatus, 'pending'), inArray(orders.status, ['pending'])))
      .limit(1)
    await shop.ok('setPaymentStatus', {
      token,
      params: { id: open?.id ?? '' },
      body: { status: 'completed' },
    })
    expect(await unsent()).toEqual([])
    const paid = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `paid:${open?.id}`))
    expect(paid).toHaveLength(1)
  })
})
