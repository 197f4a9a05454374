import { beforeEach, describe, expect, it } from 'vitest'
import { STANDARD_DELIVERY } from '@/shop/delivery/delivery'
import { STANDARD_DETAILS } from '@/shop/shop-details/shop-details'
import { bodyFor, emptyOrders } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

describe('an order of one’s own', () => {
  it('is found by its customer only, in both lists [ORDER-7] [API-16] [API-19] [DEPART-83]', async () => {
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

  it('names the days of its arrival once it is paid, as they were promised then [SHOP-342]', async () => {
    const mine = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 1 })
    const { order } = await shop.ok('checkout', { body, token: mine.token })
    expect(order.delivery).toBeNull()
    const params = { id: order._id }
    const delivery = async () => (await shop.ok('getMyOrder', { params, token: mine.token })).order.delivery
    expect(await delivery()).toBeNull()
    await shop.ok('setPaymentStatus', { params, body: { status: 'completed' }, token })
    const { from, to } = (await shop.ok('getShop')).shop.deliveries[0] ?? {}
    expect(await delivery()).toEqual({ from, to })
    shop.clock.advance(60_000)
    const slower = { ...STANDARD_DELIVERY.days, Deutschland: { from: 20, to: 30 } }
    const details = { ...STANDARD_DETAILS, delivery: { ...STANDARD_DELIVERY, days: slower } }
    await shop.ok('updateShopDetails', { token, body: { version: 0, details } })
    expect(await delivery()).toEqual({ from, to })
  })

  it('is cancelled by its customer only, until it is paid or worked on [ORDER-120]', async () => {
    const mine = await shop.customer()
    const other = await shop.customer()
    const place = async () => {
      const body = await bodyFor(shop, { abendruhe: 1 })
      return { id: (await shop.ok('checkout', { body, token: mine.token })).order._id }
    }
    const params = await place()
    expect((await shop.refused('cancelMyOrder', { params, token: other.token })).code).toBe('NOT_FOUND')
    shop.clock.advance(60_000)
    const { order } = await shop.ok('cancelMyOrder', { params, token: mine.token })
    expect([order.status, order.history.at(-1)?.status]).toEqual(['cancelled', 'cancelled'])
    const [confirmed, paid] = [await place(), await place()]
    await shop.ok('setOrderStatus', { params: confirmed, body: { status: 'confirmed' }, token })
    await shop.ok('setPaymentStatus', { params: paid, body: { status: 'completed' }, token })
    for (const late of [confirmed, paid]) {
      const refusal = await shop.refused('cancelMyOrder', { params: late, token: mine.token })
      expect([refusal.status, refusal.code]).toEqual([409, 'CONFLICT'])
    }
  })

  it('contains the time of each status, but not who set it [ORDER-24]', async () => {
    const mine = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 1 })
    const { order } = await shop.ok('checkout', { body, token: mine.token })
    const params = { id: order._id }
    const steps: { status: string; at: string }[] = [{ status: 'pending', at: order.createdAt }]
    for (const status of ['confirmed', 'shipped'] as const) {
      shop.clock.advance(60_000)
      steps.push({ status, at: shop.clock.now().toISOString() })
      await shop.ok('setOrderStatus', { params, body: { status }, token })
      await shop.ok('setPaymentStatus', { params, body: { status: 'completed' }, token })
    }
    const seen = (await shop.ok('getMyOrder', { params, token: mine.token })).order
    expect(seen.history).toEqual(steps)
  })
})
