import { beforeEach, describe, expect, it } from 'vitest'
import { orders, premiumRenewals } from '../../platform/db/schema'
import { orderRow } from '../../testing/order-row'
import { TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

const DAY_MS = 86_400_000
const daysFrom = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)
const UNKNOWN = '00000000-0000-4000-8000-00000000dead'

describe('the list of customers', () => {
  it('is newest first, 20 to a page, with real counts over all [API-28] [DEPART-3]', async () => {
    for (let n = 0; n < 22; n += 1) await shop.customer({ name: `Kundin ${n}`, createdAt: daysFrom(-n) })
    await shop.customer({ status: 'banned', createdAt: daysFrom(-60) })
    await shop.customer({ premiumUntil: daysFrom(7), createdAt: daysFrom(-60) })
    const first = await shop.ok('listUsers', { token })
    expect(first.users.map(({ name }) => name).slice(0, 2)).toEqual(['Kundin 0', 'Kundin 1'])
    expect(first.users).toHaveLength(20)
    expect(first.pagination).toEqual({
      currentPage: 1,
      current: 1,
      totalPages: 2,
      pages: 2,
      total: 24,
      hasPrev: false,
      hasNext: true,
    })
    expect(first.counts).toEqual({ total: 24, active: 23, premium: 1, newThisMonth: 21 })
    const second = await shop.ok('listUsers', { token, query: { page: 2 } })
    expect(second.users).toHaveLength(4)
    expect(second.counts).toEqual(first.counts)
  })

  it('is searched by name and address, without regard to case and accents', async () => {
    await shop.customer({ name: 'Gülşen İnönü', email: 'gulsen@example.org' })
    await shop.customer({ name: 'Max 100%', email: 'max_m@example.org' })
    const names = async (search: string) =>
      (await shop.ok('listUsers', { token, query: { search } })).users.map(({ name }) => name)
    expect(await names('GÜLSEN inonu')).toEqual(['Gülşen İnönü'])
    expect(await names('gulsen@EXAMPLE')).toEqual(['Gülşen İnönü'])
    expect(await names('100%')).toEqual(['Max 100%'])
    expect(await names('x_m')).toEqual(['Max 100%'])
    expect(await names('%')).toEqual([])
    expect(await names('niemand')).toEqual([])
  })

  it.each(['+49 171 2345678', '0171/234 56 78', '(0049) 171 2345678', '+49 (0)171 234-5678', '01712345678'])(
    'is searched by telephone, stored as %s, in any spelling [CATALOGUE-80]',
    async (phone) => {
      await shop.customer({ name: 'Klara', phone })
      await shop.customer({ name: 'Jemand', phone: '+49 171 2345679' })
      for (const search of [
        '0171 2345678',
        '01712345678',
        '0171/2345678',
        '+491712345678',
        '+49 171 234-5678',
        '0049 171 2345678',
        '+49 (0)171 2345678',
      ]) {
        const { users } = await shop.ok('listUsers', { token, query: { search } })
        expect([search, users.map(({ name }) => name)]).toEqual([search, ['Klara']])
      }
    },
  )

  it('is filtered by platform and status', async () => {
    await shop.customer({ name: 'A', platform: 'turkey' })
    await shop.customer({ name: 'B', platform: 'turkey', status: 'inactive' })
    await shop.customer({ name: 'C' })
    const query = { platform: 'turkey', status: 'inactive' } as const
    expect((await shop.ok('listUsers', { token, query })).users.map(({ name }) => name)).toEqual(['B'])
  })

  it('of premium members shows those of today, with the days that are left [API-28]', async () => {
    await shop.customer({ name: 'Ended', premiumUntil: daysFrom(-1) })
    await shop.customer({ name: 'Ends', premiumUntil: new Date(TEST_NOW.getTime() + 3_600_000) })
    await shop.customer({ name: 'Never' })
    const { users: members, pagination } = await shop.ok('listPremiumUsers', { token })
    expect(members).toMatchObject([{ name: 'Ends', isPremiumActive: true, remainingDays: 1 }])
    expect(pagination.total).toBe(1)
    const all = (await shop.ok('listUsers', { token })).users
    expect(Object.fromEntries(all.map((user) => [user.name, user.remainingDays]))).toEqual({
      Ended: -1,
      Ends: 1,
      Never: null,
    })
  })

  it('refuses a page of more than 100', async () => {
    const refusal = await shop.refused('listUsers', { token, query: { limit: 101 } })
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path: 'limit' }] })
  })
})

describe('one customer', () => {
  it('is shown with membership and own orders [ORDER-10]', async () => {
    const { id, email } = await shop.customer({ phone: '030 1', premiumUntil: daysFrom(31) })
    await shop.db.insert(premiumRenewals).values([
      { userId: id, source: 'product', months: 1, startsAt: TEST_NOW, endsAt: daysFrom(31) },
      {
        userId: id,
        source: 'coupon',
        months: 3,
        startsAt: TEST_NOW,
        endsAt: daysFrom(90),
        revokedAt: TEST_NOW,
      },
    ])
    await shop.db
      .insert(orders)
      .values([
        orderRow({ userId: id, total: 2990, createdAt: TEST_NOW }),
        orderRow({ userId: null, email, total: 990 }),
      ])
    const { user } = await shop.ok('getUser', { token, params: { id } })
    expect(user).toMatchObject({
      _id: id,
      phone: '030 1',
      premiumSubscription: {
        isActive: true,
        renewalHistory: [{ duration: 1, source: 'product', startDate: TEST_NOW.toISOString() }],
      },
      orders: [{ payment: { amount: { total: 29.9, currency: 'EUR' } }, currency: 'EUR', status: 'pending' }],
    })
    expect(user.orders).toHaveLength(1)
    expect(user.premiumSubscription.renewalHistory).toHaveLength(1)
  })

  it('has all its orders counted and summed, however many there are, and their list in pages', async () => {
    const { id } = await shop.customer()
    const placed = Array.from({ length: 60 }, (_, index) =>
      orderRow({ userId: id, total: 1000 + index, createdAt: daysFrom(-index) }),
    )
    await shop.db.insert(orders).values(placed)
    await shop.db
      .insert(orders)
      .values([
        orderRow({ userId: id, total: 99_900, currency: 'TRY', platform: 'turkey' }),
        orderRow({ userId: id, total: 5000, status: 'cancelled' }),
        orderRow({ userId: id, total: 5000, status: 'refunded' }),
        orderRow({ userId: id, total: 5000, refunded: 2000, paymentStatus: 'completed' }),
        orderRow({ total: 7000 }),
      ])
    const { user } = await shop.ok('getUser', { token, params: { id } })
    expect(user.orderCount).toBe(64)
    expect(user.spent).toEqual([
      { amount: 647.7, currency: 'EUR' },
      { amount: 999, currency: 'TRY' },
    ])
    const query = { user: id, limit: 10, page: 7 }
    const last = await shop.ok('listOrders', { token, query })
    expect(last.pagination).toMatchObject({ total: 64, pages: 7, currentPage: 7 })
    expect(last.orders).toHaveLength(4)
    const nobody = await shop.ok('listOrders', { token, query: { user: 'nonsense' } })
    expect(nobody.pagination.total).toBe(0)
  })

  it('is 404 where there is none, in every call', async () => {
    for (const id of [UNKNOWN, 'nonsense']) {
      const input = { token, params: { id } }
      const answers = [
        await shop.refused('getUser', input),
        await shop.refused('setUserStatus', { ...input, body: { status: 'banned' } }),
        await shop.refused('setUserPremium', { ...input, body: { action: 'activate', duration: 1 } }),
      ]
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
  })
})
