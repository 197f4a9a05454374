import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { productInterest, orderLines, orders, products, users } from '../../platform/db/schema'
import { bodyFor, setStock } from '../../testing/checkout'
import { TEST_NOW, testShop } from '../../testing/test-app'
import { orderRow } from '../../testing/order-row'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await shop.db.delete(orders)
  await shop.db.delete(users)
  token = (await shop.admin()).token
})

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)
const place = (...rows: Parameters<typeof orderRow>[0][]) => shop.db.insert(orders).values(rows.map(orderRow))
const stats = async () => (await shop.ok('getDashboard', { token })).stats

describe('the dashboard', () => {
  it('of an empty shop is all zeros [API-27]', async () => {
    await shop.db.update(products).set({ salesCount: 0 })
    expect(await stats()).toMatchObject({
      totalUsers: 0,
      totalRevenue: 0,
      revenueByCurrency: [],
      totalOrders: 0,
      userGrowth: 0,
      monthlySales: 0,
      monthlyOrders: 0,
      topProducts: [],
      unpaidHolds: [],
      pendingOrders: 0,
    })
  })

  it('counts euros as revenue, every currency beside it, and neither cancelled nor refunded orders [ORDER-21]', async () => {
    await place(
      { total: 1990 },
      { total: 3001, platform: 'mobile', status: 'delivered' },
      { total: 99_999, status: 'cancelled' },
      { total: 99_999, status: 'refunded' },
      { total: 99_999, paymentStatus: 'refunded' },
      { total: 50_050, platform: 'turkey', currency: 'TRY' },
    )
    const dashboard = await stats()
    expect(dashboard).toMatchObject({
      totalRevenue: 49.91,
      revenueByCurrency: [
        { amount: 49.91, currency: 'EUR' },
        { amount: 500.5, currency: 'TRY' },
      ],
      totalOrders: 3,
      monthlySales: 49.91,
      monthlyOrders: 3,
      mobileMonthlySales: 30.01,
      mobileMonthlyOrders: 1,
      pendingOrders: 3,
    })
    expect(dashboard.platformStats).toMatchObject({
      germany: { orders: 1, revenue: 19.9, currency: 'EUR' },
      turkey: { orders: 1, revenue: 500.5, currency: 'TRY' },
      mobile: { orders: 1, revenue: 30.01, currency: 'EUR' },
    })
    expect(dashboard.platformStats.germany.products).toBeGreaterThan(20)
  })

  it('begins the month at midnight in Berlin', async () => {
    await place(
      { total: 1000, createdAt: new Date('2026-10-31T22:59:00Z') },
      { total: 2000, createdAt: new Date('2026-10-31T23:00:00Z') },
    )
    expect(await stats()).toMatchObject({ monthlySales: 20, monthlyOrders: 1, totalRevenue: 30 })
  })

  it('compares new customers of the last 30 days with those of the 30 before [ORDER-22]', async () => {
    for (const days of [1, 2, 29]) await shop.customer({ createdAt: ago(days) })
    for (const days of [31, 59]) await shop.customer({ createdAt: ago(days), platform: 'turkey' })
    await shop.customer({ createdAt: ago(61) })
    const dashboard = await stats()
    expect(dashboard).toMatchObject({ totalUsers: 6, userGrowth: 50 })
    expect(dashboard.platformStats).toMatchObject({ germany: { users: 4 }, turkey: { users: 2 } })
  })

  it('names the products that sold best and counts the scarce ones', async () => {
    const before = (await stats()).lowStockProducts
    await shop.db.update(products).set({ salesCount: 0 })
    const set = (slug: string, values: Partial<typeof products.$inferInsert>) =>
      shop.db.update(products).set(values).where(eq(products.slug, slug))
    await set('abendruhe', { salesCount: 7, stockQuantity: 1 })
    await set('assam-gold', { salesCount: 9, stockQuantity: 1, status: 'inactive' })
    const dashboard = await stats()
    expect(dashboard.topProducts).toMatchObject([
      { salesCount: 9, platform: 'germany', price: { currency: 'EUR' } },
      { salesCount: 7 },
    ])
    expect(dashboard.lowStockProducts).toBe(before + 1)
    const scarce = { lowStock: 'true', status: 'active' } as const
    const listed = await shop.ok('listProducts', { token, query: scarce })
    expect(listed.pagination.total).toBe(dashboard.lowStockProducts)
  })
})

describe('analytics', () => {
  it('has every day of the period and of the one before, in Berlin', async () => {
    await place(
      { total: 1000 },
      { total: 500, createdAt: new Date('2026-11-20T23:30:00Z') },
      { total: 700, createdAt: new Date('2026-11-20T22:30:00Z') },
      { total: 300, createdAt: ago(8) },
      { total: 9900, status: 'cancelled' },
      { total: 4200, platform: 'turkey', currency: 'TRY' },
    )
    const week = await shop.ok('getAnalytics', { token, query: { period: '7d' } })
    expect(week.period).toBe('7d')
    expect(week.revenue).toHaveLength(7)
    expect(week.revenue.slice(-3)).toEqual([
      { date: '2026-11-19', amount: 0 },
      { date: '2026-11-20', amount: 7 },
      { date: '2026-11-21', amount: 15 },
    ])
    expect(week.orders.at(-1)).toEqual({ date: '2026-11-21', count: 3 })
    expect(week.previousRevenue.map(({ date }) => date)).toEqual([
      '2026-11-08',
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
    ])
    expect(week.previousRevenue[5]).toEqual({ date: '2026-11-13', amount: 3 })
    expect(week.platforms).toEqual([
      { platform: 'germany', orders: 3, revenue: 22, currency: 'EUR' },
      { platform: 'turkey', orders: 1, revenue: 42, currency: 'TRY' },
      { platform: 'mobile', orders: 0, revenue: 0, currency: 'EUR' },
    ])
  })

  it('is of 30 days unless asked otherwise, and of one platform in its currency [API-27] [ADMIN-10] [DEPART-6]', async () => {
    await place(
      { total: 4200, platform: 'turkey', currency: 'TRY', createdAt: new Date('2026-11-20T21:30:00Z') },
      { total: 1000 },
    )
    expect((await shop.ok('getAnalytics', { token })).revenue).toHaveLength(30)
    const turkey = await shop.ok('getAnalytics', { token, query: { platform: 'turkey', period: '90d' } })
    expect(turkey.revenue).toHaveLength(90)
    // 00:30 of the next day in Istanbul.
    expect(turkey.revenue.at(-1)).toEqual({ date: '2026-11-21', amount: 42 })
    expect(turkey.orders.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  })

  it('is of free days, in any currency, with the months of a year [ADMIN-10]', async () => {
    const october = new Date('2026-10-31T12:00:00Z')
    await place(
      { total: 4200, platform: 'turkey', currency: 'TRY', createdAt: october },
      { total: 5000, platform: 'turkey', currency: 'TRY' },
      { total: 1000, createdAt: october },
    )
    const query = { from: '2026-10-01', to: '2026-10-31', currency: 'TRY' } as const
    const lira = await shop.ok('getAnalytics', { token, query })
    expect(lira).toMatchObject({ period: 'custom', from: '2026-10-01', to: '2026-10-31', currency: 'TRY' })
    expect(lira.revenue).toHaveLength(31)
    expect(lira.previousRevenue.at(-1)?.date).toBe('2026-09-30')
    expect(lira.revenue.reduce((sum, { amount }) => sum + amount, 0)).toBe(42)
    expect(lira.months).toHaveLength(12)
    expect(lira.months.slice(-2)).toEqual([
      { month: '2026-10', amount: 42, orders: 2 },
      { month: '2026-11', amount: 50, orders: 1 },
    ])
    for (const wrong of [
      { from: '2026-10-02', to: '2026-10-01' },
      { from: '2020-01-01', to: '2026-01-01' },
      { from: '2026-10-01' },
      { from: '2026-02-30', to: '2026-03-01' },
    ])
      expect((await shop.refused('getAnalytics', { token, query: wrong })).code).toBe('VALIDATION')
  })

  it('counts what is left after a refund of a part [ADMIN-57] [ORDER-21]', async () => {
    const id = randomUUID()
    await place({ id, total: 10_000, paymentStatus: 'completed' }, { total: 100 })
    await shop.ok('refundOrder', { token, params: { id }, body: { amount: 30.5, reason: 'Bruch' } })
    const { revenue, months } = await shop.ok('getAnalytics', { token })
    expect(revenue.at(-1)?.amount).toBe(70.5)
    expect(months.at(-1)?.amount).toBe(70.5)
    expect((await stats()).totalRevenue).toBe(70.5)
  })

  it('counts no day twice where the clocks are changed', async () => {
    const start = shop.clock.now()
    shop.clock.set(new Date('2026-10-28T10:00:00Z'))
    const { revenue, previousRevenue } = await shop.ok('getAnalytics', { token, query: { period: '7d' } })
    shop.clock.set(start)
    const days = [...previousRevenue, ...revenue].map(({ date }) => date)
    expect(days).toEqual([...new Set(days)].sort())
    expect(days).toContain('2026-10-25')
  })

  it('ranks what was bought, without gifts', async () => {
    const [tea, coffee] = [await shop.product('abendruhe'), await shop.product('assam-gold')]
    const line = (orderId: string, position: number, productId: string, quantity: number) => ({
      orderId,
      position,
      productId,
      quantity,
      name: 'x',
      unitPrice: 1000,
      total: 1000 * quantity,
      taxRate: 7,
    })
    const [recent, old, cancelled] = [randomUUID(), randomUUID(), randomUUID()]
    await place({ id: recent }, { id: old, createdAt: ago(40) }, { id: cancelled, status: 'cancelled' })
    await shop.db
      .insert(orderLines)
      .values([
        { ...line(recent, 0, tea.id, 3), discount: 500 },
        line(recent, 1, coffee.id, 2),
        { ...line(recent, 2, coffee.id, 9), unitPrice: 0, total: 0, isGift: true },
        line(old, 0, coffee.id, 50),
        line(cancelled, 0, coffee.id, 50),
      ])
    const { bestSellers } = await shop.ok('getAnalytics', { token })
    expect(bestSellers.map(({ name, salesCount, revenue }) => ({ name, salesCount, revenue }))).toEqual([
      { name: tea.name, salesCount: 3, revenue: 25 },
      { name: coffee.name, salesCount: 2, revenue: 20 },
    ])
  })

  it('tells how often a best seller was put into carts and onto wishlists [CATALOGUE-310]', async () => {
    const [tea, order] = [await shop.product('abendruhe'), randomUUID()]
    await place({ id: order })
    await shop.db.insert(orderLines).values([
      {
        orderId: order,
        position: 0,
        productId: tea.id,
        quantity: 1,
        name: 'x',
        unitPrice: 100,
        total: 100,
        taxRate: 7,
      },
    ])
    for (const event of ['add_to_cart', 'add_to_cart', 'add_to_wishlist'] as const)
      expect((await shop.call('trackProduct', { params: { id: tea.id }, body: { event } })).statusCode).toBe(
        204,
      )
    await shop.counters.flush()
    await shop.db
      .insert(productInterest)
      .values({ productId: tea.id, event: 'add_to_cart', day: '2026-08-01', count: 9 })
    const { bestSellers } = await shop.ok('getAnalytics', { token })
    expect(bestSellers).toMatchObject([{ name: tea.name, cartAdds: 2, wishes: 1 }])
  })

  it('names the platform where a best seller sold, with its price there [ADMIN-9] [ADMIN-10]', async () => {
    const [tea, coffee] = [await shop.product('abendruhe'), await shop.product('assam-gold')]
    const [turkish, german] = [randomUUID(), randomUUID()]
    await place({ id: turkish, platform: 'turkey', currency: 'TRY' }, { id: german })
    const line = (orderId: string, productId: string, quantity: number) => ({
      orderId,
      position: productId === tea.id ? 0 : 1,
      productId,
      quantity,
      name: 'x',
      unitPrice: 100,
      total: 100 * quantity,
      taxRate: 7,
    })
    await shop.db
      .insert(orderLines)
      .values([line(turkish, tea.id, 4), line(german, tea.id, 1), line(german, coffee.id, 2)])
    const sold = (list: readonly { name: string; platform: string; price: { currency: string } }[]) =>
      Object.fromEntries(list.map(({ name, platform, price }) => [name, [platform, price.currency]]))
    const expected = { [tea.name]: ['turkey', 'TRY'], [coffee.name]: ['germany', 'EUR'] }
    expect(sold((await shop.ok('getAnalytics', { token })).bestSellers)).toEqual(expected)
    await shop.db.update(products).set({ salesCount: 0 })
    await shop.db
      .update(products)
      .set({ salesCount: 5 })
      .where(inArray(products.id, [tea.id, coffee.id]))
    expect(sold((await stats()).topProducts)).toEqual(expected)
    const query = { platform: 'germany' } as const
    const { bestSellers } = await shop.ok('getAnalytics', { token, query })
    expect(sold(bestSellers)[tea.name]).toEqual(['germany', 'EUR'])
  })

  it('refuses another period', async () => {
    const response = await shop.app.inject({
      url: '/api/admin/analytics?period=1y',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'period' }] })
  })
})

describe('what unpaid orders hold', () => {
  const order = async (quantity: number, slug = 'abendruhe') => {
    const { token: buyer } = await shop.customer({ emailVerifiedAt: TEST_NOW })
    return (await shop.ok('checkout', { body: await bodyFor(shop, { [slug]: quantity }), token: buyer }))
      .order
  }

  it('is named from 30 % of a product’s stock and ten units on, until it is paid [ORDER-64]', async () => {
    for (const slug of ['abendruhe', 'pfefferminze'])
      await setStock(shop, slug, slug === 'abendruhe' ? 100 : 12)
    await order(9, 'pfefferminze')
    const { _id } = await order(30)
    expect((await stats()).unpaidHolds).toEqual([])
    const { items } = await order(1)
    const named = { _id: items[0]?.productId, name: 'Abendruhe', held: 31, left: 69 }
    expect((await stats()).unpaidHolds).toEqual([named])
    await shop.ok('setPaymentStatus', { token, params: { id: _id }, body: { status: 'completed' } })
    expect((await stats()).unpaidHolds).toEqual([])
  })
})
