import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Query } from '@/contract/shared/dto'
import { orders } from '../../platform/db/schema'
import { emptyOrders, checkOut } from '../../testing/checkout'
import { orderRow } from '../../testing/order-row'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

const person = (name: string, email: string) => ({ customerInfo: { name, email, phone: '1' } })
const list = (query: Query<'listOrders'> = {}) => shop.ok('listOrders', { query, token })
const numbersOf = async (query: Query<'listOrders'>) =>
  (await list(query)).orders.map(({ orderNumber }) => Number(orderNumber.slice(-6)))
const setStatus = (id: string, status: (typeof orders.$inferSelect)['status']) =>
  shop.ok('setOrderStatus', { params: { id }, body: { status }, token })

describe('the list of orders', () => {
  it('is newest first, in pages [API-7] [API-29]', async () => {
    for (let index = 0; index < 5; index += 1) {
      await checkOut(shop)
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
    const cheap = await checkOut(shop)
    const dear = await checkOut(shop, {}, { abendruhe: 3 })
    expect(cheap.total.total).toBeLessThan(dear.total.total)
    expect(await numbersOf({ sort: 'total_asc' })).toEqual([1, 2])
    expect(await numbersOf({ sort: 'total_desc' })).toEqual([2, 1])
  })

  it('sorts by number', async () => {
    await checkOut(shop)
    shop.clock.advance(-60_000)
    await checkOut(shop)
    expect(await numbersOf({})).toEqual([1, 2])
    expect(await numbersOf({ sort: 'number_asc' })).toEqual([1, 2])
    expect(await numbersOf({ sort: 'number_desc' })).toEqual([2, 1])
  })

  it('sorts by name without regard to case and accents, namesakes newest first', async () => {
    for (const name of ['zoe', 'Özil', 'Pavel', 'Anna', 'anna']) {
      await checkOut(shop, person(name, 'someone@example.org'))
      shop.clock.advance(60_000)
    }
    expect(await numbersOf({ sort: 'customer_asc' })).toEqual([5, 4, 2, 3, 1])
    expect(await numbersOf({ sort: 'customer_desc' })).toEqual([1, 3, 2, 5, 4])
    expect(await numbersOf({ sort: 'customer_asc', limit: 2, page: 2 })).toEqual([2, 3])
  })

  it('sorts by status in the order of fulfilment', async () => {
    const [delivered, , confirmed] = [await checkOut(shop), await checkOut(shop), await checkOut(shop)]
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
    const first = await checkOut(shop)
    await checkOut(shop)
    await setStatus(first._id, 'processing')
    await shop.ok('setPaymentStatus', { params: { id: first._id }, body: { status: 'completed' }, token })
    expect(await numbersOf({ status: 'processing' })).toEqual([1])
    expect(await numbersOf({ paymentStatus: 'pending' })).toEqual([2])
    expect(await numbersOf({ platform: 'turkey' })).toEqual([])
    expect(await numbersOf({ platform: 'germany', status: 'pending' })).toEqual([2])
  })

  it.each([
    ['東京ガーデン', 'ガーデン'],
    ['東京ガーデン', 'ｶﾞｰﾃﾞﾝ'],
    ['हल्दी चाय', 'हल्दी'],
    ['أخضر شاي', 'أخضر'],
    ['Чайный Дом', 'дом'],
    ['ΟΔΟΣ ΤΣΑΓΙΟΥ', 'οδος'],
    ['Bäckerei am Tor', 'Baeckerei'],
    ['Baeckerei am Tor', 'BÄCKEREI'],
    ['Ayşe Işık', 'isik'],
  ])('finds the order of %s by %s [CATALOGUE-80]', async (name, search) => {
    await checkOut(shop, { ...person(name, 'a@example.org') })
    await checkOut(shop, { ...person('Jemand Anders', 'b@example.org') })
    expect(await numbersOf({ search })).toEqual([1])
  })

  it('finds an order by what a customer quotes or a sentence holds [CATALOGUE-80]', async () => {
    const { _id, orderNumber } = await checkOut(shop, {
      customerInfo: { name: 'Klara Sommer', email: 'klara@example.org', phone: '+49 171 234-5678' },
    })
    await checkOut(shop)
    await shop.db.update(orders).set({ trackingNumber: '0034 0434 1618' }).where(eq(orders.id, _id))
    for (const search of [
      `#${orderNumber}`,
      `${orderNumber},`,
      `(${orderNumber}).`,
      '+49 171 234-5678',
      '0171 2345678',
      '01712345678',
      '0171/2345678',
      '00340434 1618',
      '003404341618',
    ])
      expect([search, await numbersOf({ search })]).toEqual([search, [1]])
  })

  it('finds an order by the last two digits of its number [ADMIN-145]', async () => {
    await shop.db.insert(orders).values(orderRow({ number: 'VD-2026-000074', customerName: 'Zoe Zimt' }))
    for (const search of ['74', '#74', '0074']) {
      const found = await shop.ok('listOrders', { token, query: { search } })
      expect([search, found.orders.map(({ customer }) => customer.name)]).toEqual([search, ['Zoe Zimt']])
    }
    await shop.db.delete(orders).where(eq(orders.number, 'VD-2026-000074'))
  })

  it('searches number, name and e-mail, letters with or without their marks [CATALOGUE-21] [ADMIN-11]', async () => {
    await checkOut(shop, person('Öztürk Şahin', 'oeztuerk@example.org'))
    await checkOut(shop, person('Weiß 100%_', 'weiss@example.net'))
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
    expect(await numbersOf({ search: '%' })).toEqual([])
    expect(await numbersOf({ search: "'; drop table orders" })).toEqual([])
  })

  it('knows today, this week, month and quarter in the platform’s zone [ORDER-20]', async () => {
    // Saturday 21 November 2026, 11:00 in Berlin, 13:00 in Istanbul.
    const at = async (time: string, platform: 'germany' | 'turkey' = 'germany') => {
      const customerInfo = { name: 'Gesa Gast', email: `gast-${Date.parse(time)}@example.org`, phone: '1' }
      const { _id } = await checkOut(shop, { platform, customerInfo })
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
    const { _id: id } = await checkOut(shop)
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
