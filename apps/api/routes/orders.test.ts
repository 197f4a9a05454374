import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Query } from '@/contract/wire'
import { cargoCompanies, couponRedemptions, coupons, orders, products, users } from '../db/schema'
import { bodyFor, emptyOrders, mailsOf, withCoupon } from '../testing/checkout'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await createTestApp()
})
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})
afterAll(() => shop.close())

type Values = Parameters<typeof bodyFor>[2]
const place = async (values?: Values, wanted: Readonly<Record<string, number>> = { abendruhe: 1 }) =>
  (await shop.ok('checkout', { body: await bodyFor(shop, wanted, values) })).order
const person = (name: string, email: string): Values => ({ customerInfo: { name, email, phone: '1' } })
const list = (query: Query<'listOrders'> = {}) => shop.ok('listOrders', { query, token })
const numbersOf = async (query: Query<'listOrders'>) =>
  (await list(query)).orders.map(({ orderNumber }) => Number(orderNumber.slice(-6)))
const setStatus = (id: string, status: (typeof orders.$inferSelect)['status']) =>
  shop.ok('setOrderStatus', { params: { id }, body: { status }, token })
const setStock = (slug: string, stockQuantity: number) =>
  shop.db.update(products).set({ stockQuantity }).where(eq(products.slug, slug))
const usesOf = async (code: string) =>
  (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.totalUsed

describe('the list of orders', () => {
  it('is newest first, in pages', async () => {
    for (let index = 0; index < 5; index += 1) {
      await place()
      shop.clock.advance(60_000)
    }
    expect(await numbersOf({ limit: 2 })).toEqual([5, 4])
    expect(await numbersOf({ limit: 2, page: 3 })).toEqual([1])
    expect(await numbersOf({ limit: 2, page: 4 })).toEqual([])
    expect((await list({ limit: 2, page: 2 })).pagination).toEqual({
      currentPage: 2,
      current: 2,
      totalPages: 3,
      pages: 3,
      total: 5,
      hasPrev: true,
      hasNext: true,
    })
    expect(await numbersOf({ sort: 'oldest' })).toEqual([1, 2, 3, 4, 5])
  })

  it('sorts by total', async () => {
    const cheap = await place()
    const dear = await place({}, { abendruhe: 3 })
    expect(cheap.total.total).toBeLessThan(dear.total.total)
    expect(await numbersOf({ sort: 'total_asc' })).toEqual([1, 2])
    expect(await numbersOf({ sort: 'total_desc' })).toEqual([2, 1])
  })

  it('sorts by number', async () => {
    await place()
    shop.clock.advance(-60_000)
    await place()
    expect(await numbersOf({})).toEqual([1, 2])
    expect(await numbersOf({ sort: 'number_asc' })).toEqual([1, 2])
    expect(await numbersOf({ sort: 'number_desc' })).toEqual([2, 1])
  })

  it('sorts by name without regard to case and accents, namesakes newest first', async () => {
    for (const name of ['zoe', 'Özil', 'Pavel', 'Anna', 'anna']) {
      await place(person(name, 'someone@example.org'))
      shop.clock.advance(60_000)
    }
    expect(await numbersOf({ sort: 'customer_asc' })).toEqual([5, 4, 2, 3, 1])
    expect(await numbersOf({ sort: 'customer_desc' })).toEqual([1, 3, 2, 5, 4])
    expect(await numbersOf({ sort: 'customer_asc', limit: 2, page: 2 })).toEqual([2, 3])
  })

  it('sorts by status along an order’s way', async () => {
    const [delivered, , confirmed] = [await place(), await place(), await place()]
    await setStatus(delivered._id, 'delivered')
    await setStatus(confirmed._id, 'confirmed')
    expect(await numbersOf({ sort: 'status_asc' })).toEqual([2, 3, 1])
    expect(await numbersOf({ sort: 'status_desc' })).toEqual([1, 3, 2])
  })

  it('refuses a sort that it does not know', async () => {
    const { statusCode } = await shop.app.inject({
      url: '/api/admin/orders?sort=name',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(statusCode).toBe(400)
  })

  it('filters by status, payment and platform', async () => {
    const first = await place()
    await place()
    await setStatus(first._id, 'processing')
    await shop.ok('setPaymentStatus', { params: { id: first._id }, body: { status: 'completed' }, token })
    expect(await numbersOf({ status: 'processing' })).toEqual([1])
    expect(await numbersOf({ paymentStatus: 'pending' })).toEqual([2])
    expect(await numbersOf({ platform: 'turkey' })).toEqual([])
    expect(await numbersOf({ platform: 'germany', status: 'pending' })).toEqual([2])
  })

  it('searches number, name and e-mail, letters with or without their marks', async () => {
    await place(person('Öztürk Şahin', 'oeztuerk@example.org'))
    await place(person('Weiß 100%_', 'weiss@example.net'))
    for (const search of [
      'öztürk',
      'OZTURK',
      'sahin öztürk',
      '000001',
      'vd-2026-000001',
      'oeztuerk@EXAMPLE',
    ]) {
      expect([search, await numbersOf({ search })]).toEqual([search, [1]])
    }
    for (const search of ['weiss', 'Weiß', '100%_']) {
      expect([search, await numbersOf({ search })]).toEqual([search, [2]])
    }
    expect(await numbersOf({ search: '%' })).toEqual([2])
    expect(await numbersOf({ search: "'; drop table orders" })).toEqual([])
  })

  it('knows today, this week, month and quarter in the platform’s zone', async () => {
    // Saturday 21 November 2026, 11:00 in Berlin, 13:00 in Istanbul.
    const at = async (time: string, platform: 'germany' | 'turkey' = 'germany') => {
      const { _id } = await place({ platform })
      await shop.db
        .update(orders)
        .set({ createdAt: new Date(time) })
        .where(eq(orders.id, _id))
    }
    await at('2026-11-20T23:00:00Z') // 1: midnight in Berlin
    await at('2026-11-20T22:59:59Z') // 2: yesterday in Berlin
    await at('2026-11-20T22:00:00Z', 'turkey') // 3: already today in Istanbul
    await at('2026-11-15T23:00:00Z') // 4: Monday in Berlin
    await at('2026-11-15T22:59:00Z') // 5: Sunday before
    await at('2026-10-31T23:00:00Z') // 6: first of November
    await at('2026-10-31T22:59:00Z') // 7: October
    await at('2026-09-30T22:00:00Z') // 8: first of October, summer time
    await at('2026-09-30T21:59:00Z') // 9: last quarter
    const found = async (dateRange: 'today' | 'week' | 'month' | 'quarter') =>
      (await numbersOf({ dateRange })).sort((a, b) => a - b)
    expect(await found('today')).toEqual([1, 3])
    expect(await found('week')).toEqual([1, 2, 3, 4])
    expect(await found('month')).toEqual([1, 2, 3, 4, 5, 6])
    expect(await found('quarter')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await numbersOf({ dateRange: 'today', platform: 'turkey' })).toEqual([3])
  })

  it('is for administrators', async () => {
    const { _id: id } = await place()
    const customer = await shop.customer()
    expect((await shop.refused('listOrders')).status).toBe(401)
    expect((await shop.refused('listOrders', { token: customer.token })).status).toBe(403)
    expect((await shop.refused('getOrder', { params: { id }, token: customer.token })).status).toBe(403)
    expect((await shop.refused('listOrders', { token, query: { limit: 101 } })).code).toBe('VALIDATION')
    for (const unknown of ['nope', '00000000-0000-4000-8000-000000000000']) {
      expect((await shop.refused('getOrder', { params: { id: unknown }, token })).code).toBe('NOT_FOUND')
    }
  })
})

describe('a status', () => {
  it('changes to any other, and every change is kept', async () => {
    const { _id } = await place()
    for (const status of ['delivered', 'pending', 'shipped', 'shipped', 'confirmed'] as const) {
      shop.clock.advance(1000)
      expect((await setStatus(_id, status)).order.status).toBe(status)
    }
    const { order } = await shop.ok('getOrder', { params: { id: _id }, token })
    expect(order.history.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      [null, 'pending', 'Gesa Gast'],
      ['pending', 'delivered', 'Ayşe Yönetici'],
      ['delivered', 'pending', 'Ayşe Yönetici'],
      ['pending', 'shipped', 'Ayşe Yönetici'],
      ['shipped', 'confirmed', 'Ayşe Yönetici'],
    ])
  })

  it('cancelled or refunded gives stock and coupon back once, reopened takes them again', async () => {
    const before = await shop.product('abendruhe')
    const order = await place(withCoupon('TEE2PLUS1'), { abendruhe: 2 })
    const left = async () => {
      const { stockQuantity, salesCount } = await shop.product('abendruhe')
      return [before.stockQuantity - stockQuantity, salesCount - before.salesCount, await usesOf('TEE2PLUS1')]
    }
    expect(await left()).toEqual([3, 2, 1])
    for (const [status, expected] of [
      ['cancelled', [0, 0, 0]],
      ['refunded', [0, 0, 0]],
      ['cancelled', [0, 0, 0]],
      ['processing', [3, 2, 1]],
      ['shipped', [3, 2, 1]],
      ['refunded', [0, 0, 0]],
      ['pending', [3, 2, 1]],
    ] as const) {
      await setStatus(order._id, status)
      expect([status, await left()]).toEqual([status, expected])
    }
    const mails = (await mailsOf(shop)).map(({ kind }) => kind)
    expect(mails.filter((kind) => kind === 'cancelled')).toHaveLength(1)
  })

  it('cancelled by many at once gives back once', async () => {
    const { stockQuantity } = await shop.product('abendruhe')
    const { _id } = await place(withCoupon('WILLKOMMEN10'))
    await Promise.all(
      (['cancelled', 'refunded', 'cancelled', 'refunded'] as const).map((status) => setStatus(_id, status)),
    )
    expect((await shop.product('abendruhe')).stockQuantity).toBe(stockQuantity)
    expect(await usesOf('WILLKOMMEN10')).toBe(0)
  })

  it('is not reopened without stock', async () => {
    const { _id } = await place({}, { abendruhe: 2 })
    await setStatus(_id, 'cancelled')
    await setStock('abendruhe', 1)
    const { id } = await shop.product('abendruhe')
    const refusal = await shop.refused('setOrderStatus', {
      ...{ params: { id: _id }, body: { status: 'pending' }, token },
    })
    expect(refusal).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      details: { items: [{ productId: id, name: 'Abendruhe', available: 1 }] },
    })
    expect((await shop.ok('getOrder', { params: { id: _id }, token })).order.status).toBe('cancelled')
    expect((await shop.product('abendruhe')).stockQuantity).toBe(1)
  })

  it('is not reopened when its coupon has been used meanwhile', async () => {
    const first = await place(withCoupon('WILLKOMMEN10'))
    await setStatus(first._id, 'cancelled')
    const second = await place(withCoupon('WILLKOMMEN10'))
    const reopen = () =>
      shop.refused('setOrderStatus', { params: { id: first._id }, body: { status: 'pending' }, token })
    expect((await reopen()).code).toBe('COUPON_ALREADY_USED')
    await shop.db.update(coupons).set({ usageLimitTotal: 1 }).where(eq(coupons.code, 'WILLKOMMEN10'))
    expect((await reopen()).code).toBe('COUPON_USED_UP')
    await setStatus(second._id, 'cancelled')
    expect((await setStatus(first._id, 'pending')).order.status).toBe('pending')
    const held = (await shop.db.select().from(couponRedemptions)).filter((row) => row.releasedAt === null)
    expect(held.map(({ orderId }) => orderId)).toEqual([first._id])
  })
})

describe('payment', () => {
  const pay = (id: string, status: 'pending' | 'completed' | 'refunded') =>
    shop.ok('setPaymentStatus', { params: { id }, body: { status }, token })
  const premium = { premiumEnabled: true, premiumMonths: 2 }
  const monthsAhead = (months: number) => {
    const end = new Date(TEST_NOW)
    end.setUTCMonth(end.getUTCMonth() + months)
    return end
  }

  it('grants the months of products and coupon, and a refund takes them back', async () => {
    await shop.db.update(products).set(premium).where(eq(products.slug, 'abendruhe'))
    const customer = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 2 }, withCoupon('PREMIUM3'))
    const { order } = await shop.ok('checkout', { body, token: customer.token })
    const until = async () => {
      const [row] = await shop.db.select().from(users).where(eq(users.id, customer.id))
      return row?.premiumUntil ?? null
    }
    expect(await until()).toBeNull()
    await pay(order._id, 'completed')
    await pay(order._id, 'completed')
    expect(await until()).toEqual(monthsAhead(7))
    const [mail] = (await mailsOf(shop)).filter(({ kind }) => kind === 'paid')
    expect(mail?.payload.premiumMonths).toBe(7)
    await pay(order._id, 'refunded')
    expect(await until()).toEqual(TEST_NOW)
    await pay(order._id, 'completed')
    expect(await until()).toEqual(monthsAhead(7))
    await setStatus(order._id, 'refunded')
    expect(await until()).toEqual(TEST_NOW)
    const { history } = (await shop.ok('getOrder', { params: { id: order._id }, token })).order
    expect(history.filter(({ kind }) => kind === 'payment')).toHaveLength(3)
  })

  it('keeps a guest’s months with the order', async () => {
    await shop.db.update(products).set(premium).where(eq(products.slug, 'abendruhe'))
    const order = await place()
    await pay(order._id, 'completed')
    const [row] = await shop.db.select().from(orders)
    expect(row?.premiumMonths).toBe(2)
  })
})

describe('cargo', () => {
  const dhl = async () => {
    const { cargoCompanies: all } = await shop.ok('listActiveCargo', {
      params: { platform: 'germany' },
      token,
    })
    const company = all.find(({ code }) => code === 'DHL')
    if (!company) throw new Error('no DHL')
    return company
  }
  const assign = async (id: string, trackingNumber = ' 0034 / 1 ', cargoCompanyId?: string) => ({
    params: { id },
    body: { cargoCompanyId: cargoCompanyId ?? (await dhl())._id, trackingNumber },
    token,
  })

  it('lists the active companies of a platform', async () => {
    await shop.db.update(cargoCompanies).set({ isActive: false }).where(eq(cargoCompanies.code, 'HERMES'))
    const of = async (platform: 'germany' | 'turkey' | 'mobile') =>
      (await shop.ok('listActiveCargo', { params: { platform }, token })).cargoCompanies.map(
        ({ code }) => code,
      )
    expect(await of('germany')).toEqual(['DHL', 'DPD'])
    expect(await of('turkey')).toEqual(['ARAS', 'YURTICI'])
    expect((await shop.refused('listActiveCargo', { params: { platform: 'germany' } })).status).toBe(401)
  })

  it('ships the order and tells the shopper once', async () => {
    const placed = await place()
    shop.clock.advance(1000)
    const { order } = await shop.ok('assignCargo', await assign(placed._id))
    expect(order.status).toBe('shipped')
    expect(order.shipping).toMatchObject({
      cargoCompany: { name: 'DHL' },
      trackingNumber: '0034 / 1',
      shippedAt: shop.clock.now().toISOString(),
    })
    expect(order.shipping.trackingUrl).toMatch(/piececode=0034%20%2F%201$/)
    expect(order.history.map(({ kind, to }) => [kind, to])).toEqual([
      ['status', 'pending'],
      ['cargo', 'DHL 0034 / 1'],
      ['status', 'shipped'],
    ])
    await shop.ok('assignCargo', await assign(placed._id))
    const mails = (await mailsOf(shop)).filter(({ kind }) => kind === 'shipped')
    expect(mails.map(({ payload }) => payload.trackingNumber)).toEqual(['0034 / 1'])
  })

  it('leaves a delivered order delivered', async () => {
    const placed = await place()
    await setStatus(placed._id, 'delivered')
    expect((await shop.ok('assignCargo', await assign(placed._id))).order.status).toBe('delivered')
  })

  it('needs a number, an active company of the platform, and an order', async () => {
    const { _id } = await place()
    const { cargoCompanies: turkish } = await shop.ok('listActiveCargo', {
      params: { platform: 'turkey' },
      token,
    })
    expect((await shop.refused('assignCargo', await assign(_id, '  '))).code).toBe('VALIDATION')
    expect((await shop.refused('assignCargo', await assign(_id, '1', turkish[0]?._id))).code).toBe('CONFLICT')
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await shop.refused('assignCargo', await assign(_id, '1', unknown))).code).toBe('NOT_FOUND')
    expect((await shop.refused('assignCargo', await assign(unknown))).code).toBe('NOT_FOUND')
    const input = await assign(_id)
    await shop.db.update(cargoCompanies).set({ isActive: false })
    expect((await shop.refused('assignCargo', input)).code).toBe('CONFLICT')
    expect((await shop.ok('getOrder', { params: { id: _id }, token })).order.status).toBe('pending')
  })
})

describe('an order of one’s own', () => {
  it('is found by its customer only, in both lists', async () => {
    const mine = await shop.customer()
    const other = await shop.customer()
    const body = await bodyFor(
      shop,
      { abendruhe: 1 },
      { customerInfo: { name: 'K', email: mine.email, phone: '1' } },
    )
    const { order } = await shop.ok('checkout', { body, token: mine.token })
    await shop.ok('checkout', { body })
    for (const name of ['listMyOrders', 'listCartOrders'] as const) {
      const own = await shop.ok(name, { token: mine.token })
      expect(own.orders.map(({ _id }) => _id)).toEqual([order._id])
      expect((await shop.ok(name, { token: other.token })).orders).toEqual([])
      expect((await shop.refused(name)).status).toBe(401)
      expect((await shop.refused(name, { token })).status).toBe(403)
    }
    const cancelled = { query: { status: 'cancelled' as const }, token: mine.token }
    expect((await shop.ok('listMyOrders', cancelled)).pagination.total).toBe(0)
    const params = { id: order._id }
    for (const name of ['getMyOrder', 'getCartOrder'] as const) {
      expect((await shop.ok(name, { params, token: mine.token })).order).toEqual(order)
      expect((await shop.refused(name, { params, token: other.token })).code).toBe('NOT_FOUND')
      expect((await shop.refused(name, { params: { id: 'x' }, token: mine.token })).code).toBe('NOT_FOUND')
    }
  })
})

describe('cart items', () => {
  it('are what exists, in the order asked, each once', async () => {
    const a = await shop.product('abendruhe')
    const b = await shop.product('kurkuma-plus')
    const gone = await shop.product('goldmilch')
    const empty = await shop.product('morgengruen')
    await shop.db.update(products).set({ status: 'inactive' }).where(eq(products.id, gone.id))
    await shop.db.update(products).set({ status: 'out_of_stock' }).where(eq(products.id, empty.id))
    const ids = [b.id, a.id, 'nope', '', gone.id, empty.id, b.id, '00000000-0000-4000-8000-000000000000']
    const { items } = await shop.ok('getCartItems', { params: { ids: ids.join(',') } })
    expect(items.map(({ productId, stock }) => [productId, stock])).toEqual([
      [b.id, b.stockQuantity],
      [a.id, a.stockQuantity],
      [empty.id, 0],
    ])
    expect(items[1]).toMatchObject({
      name: 'Abendruhe',
      slug: 'abendruhe',
      image: '/media/abendruhe-960.webp',
      price: { currency: 'EUR' },
    })
    expect((await shop.ok('getCartItems', { params: { ids: 'nope' } })).items).toEqual([])
    expect((await shop.refused('getCartItems', { params: { ids: a.id }, token: 'dead' })).status).toBe(401)
    const turkish = await shop.ok('getCartItems', { params: { ids: a.id }, query: { platform: 'turkey' } })
    expect(turkish.items[0]?.price.currency).toBe('TRY')
  })

  it('take fifty products and more', async () => {
    const { id } = await shop.product('abendruhe')
    const ids = Array.from({ length: 100 }, () => id).join(',')
    expect((await shop.ok('getCartItems', { params: { ids } })).items).toHaveLength(1)
  })
})
