import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, orders, outbox, premiumRenewals, users } from '../../platform/db/schema'
import { TEST_NOW, TEST_PASSWORD, testShop } from '../../testing/test-app'
import { orderRow } from '../../testing/order-row'

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
        orderRow({ total: 7000 }),
      ])
    const { user } = await shop.ok('getUser', { token, params: { id } })
    expect(user.orderCount).toBe(63)
    expect(user.spent).toEqual([
      { amount: 617.7, currency: 'EUR' },
      { amount: 999, currency: 'TRY' },
    ])
    const query = { user: id, limit: 10, page: 7 }
    const last = await shop.ok('listOrders', { token, query })
    expect(last.pagination).toMatchObject({ total: 63, pages: 7, currentPage: 7 })
    expect(last.orders).toHaveLength(3)
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

describe('the status', () => {
  it('banned ends every session and reset link at once; lifting it lets in again [IDENTITY-2] [IDENTITY-3] [IDENTITY-14]', async () => {
    const { id, email, token: session } = await shop.customer()
    await shop.ok('loginCustomer', { body: { email, password: TEST_PASSWORD } })
    await shop.ok('forgotPassword', { body: { email } })
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.recipient, email))
    const ban = { token, params: { id }, body: { status: 'banned' as const } }
    expect((await shop.ok('setUserStatus', ban)).user.status).toBe('banned')
    expect((await shop.refused('verifyCustomer', { token: session })).status).toBe(401)
    const login = { body: { email, password: TEST_PASSWORD } }
    expect((await shop.refused('loginCustomer', login)).code).toBe('ACCOUNT_BANNED')
    const link = { token: String(mail?.payload.token), password: 'holunderblüte' }
    expect((await shop.refused('resetPassword', { body: link })).code).toBe('INVALID_TOKEN')
    await shop.ok('setUserStatus', { ...ban, body: { status: 'active' } })
    // A session from before does not come back to life.
    expect((await shop.refused('verifyCustomer', { token: session })).status).toBe(401)
    await shop.ok('loginCustomer', login)
  })

  it('is noted with who changed it, once per change [IDENTITY-23]', async () => {
    const { id } = await shop.customer()
    const input = { token, params: { id }, body: { status: 'inactive' as const } }
    await shop.ok('setUserStatus', input)
    await shop.ok('setUserStatus', input)
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${id}`))
    const [admin] = (await shop.ok('listAdmins', { token })).admins
    expect(entries).toMatchObject([
      {
        adminId: admin?._id,
        action: 'user.status',
        detail: { changes: [{ field: 'status', from: 'active', to: 'inactive' }] },
        at: TEST_NOW,
      },
    ])
  })

  it('is one of three [IDENTITY-14]', async () => {
    const { id } = await shop.customer()
    const response = await shop.app.inject({
      method: 'PUT',
      url: `/api/admin/users/${id}/status`,
      headers: { authorization: `Bearer ${token}` },
      payload: { status: 'deleted' },
    })
    expect(response.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'status' }] })
  })
})

describe('a membership', () => {
  const change = (id: string, body: { action: 'activate' | 'extend' | 'deactivate'; duration?: number }) => ({
    token,
    params: { id },
    body,
  })

  it('is activated, extended from its end, and stopped [PREMIUM-3] [PREMIUM-7]', async () => {
    const { id, token: session } = await shop.customer()
    const first = await shop.ok('setUserPremium', change(id, { action: 'activate', duration: 1 }))
    expect(first.user.premiumSubscription).toMatchObject({
      isActive: true,
      endDate: '2026-12-21T10:00:00.000Z',
      renewalHistory: [{ duration: 1, source: 'admin' }],
    })
    const second = await shop.ok('setUserPremium', change(id, { action: 'extend', duration: 2 }))
    expect(second.user.premiumSubscription.endDate).toBe('2027-02-21T10:00:00.000Z')
    expect(second.user.premiumSubscription.renewalHistory).toHaveLength(2)
    const { user } = await shop.ok('verifyCustomer', { token: session })
    expect(user.premiumSubscription.isActive).toBe(true)
    const third = await shop.ok('setUserPremium', change(id, { action: 'deactivate' }))
    expect(third.user).toMatchObject({ isPremiumActive: false, remainingDays: 0 })
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `user:${id}`), eq(auditLog.action, 'user.premium')))
    expect(entries).toHaveLength(3)
  })

  it('is 409 where the action does not fit its state [PREMIUM-7]', async () => {
    const { id } = await shop.customer()
    const refused = async (action: 'activate' | 'extend' | 'deactivate') =>
      (await shop.refused('setUserPremium', change(id, { action, duration: 1 }))).code
    expect(await refused('extend')).toBe('CONFLICT')
    expect(await refused('deactivate')).toBe('CONFLICT')
    await shop.ok('setUserPremium', change(id, { action: 'activate', duration: 1 }))
    expect(await refused('activate')).toBe('CONFLICT')
  })

  it('is activated once by two who do it at once', async () => {
    const { id } = await shop.customer()
    const body = { action: 'activate', duration: 1 } as const
    const answers = await Promise.all([1, 2].map(() => shop.call('setUserPremium', change(id, body))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [row] = await shop.db.select().from(users).where(eq(users.id, id))
    expect(row?.premiumUntil).toEqual(new Date('2026-12-21T10:00:00.000Z'))
  })

  it('needs months [PREMIUM-8]', async () => {
    const { id } = await shop.customer()
    for (const duration of [undefined, 0, 1.5, 121]) {
      const body = { action: 'activate' as const, ...(duration !== undefined && { duration }) }
      const refusal = await shop.refused('setUserPremium', change(id, body))
      expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path: 'duration' }] })
    }
  })
})
