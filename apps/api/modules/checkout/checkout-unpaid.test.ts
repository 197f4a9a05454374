import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { orderHolds, orders } from '../../platform/db/schema'
import { bodyFor, emptyOrders, NO_ROWS, checkOut, setStock, writtenRows } from '../../testing/checkout'
import { createTestApp, TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

type Values = Partial<Body<'checkout'>>
const from = (email: string): Values => ({ customerInfo: { name: 'Gesa Gast', email, phone: '1' } })
const body = (wanted: Readonly<Record<string, number>>, email = 'gast@example.org') =>
  bodyFor(shop, wanted, from(email))
const order = async (quantity: number, email?: string, token?: string) =>
  shop.call('checkout', { body: await body({ abendruhe: quantity }, email), ...(token && { token }) })
const reasonOf = async (wanted: Readonly<Record<string, number>>, email?: string) => {
  const refusal = await shop.refused('checkout', { body: await body(wanted, email) })
  expect([refusal.status, refusal.code]).toEqual([409, 'OPEN_ORDERS'])
  return refusal.details
}

describe('an unpaid order of an unconfirmed address [CHECKOUT-60] [DEPART-60]', () => {
  it('holds at most forty units', async () => {
    await setStock(shop, 'abendruhe', 1_000)
    await setStock(shop, 'pfefferminze', 1_000)
    expect(await reasonOf({ abendruhe: 40, pfefferminze: 1 })).toEqual({ reason: 'units', items: [] })
    expect(await writtenRows(shop)).toEqual(NO_ROWS)
    expect((await order(40)).statusCode).toBe(201)
  })

  it('is worth at most 500 euros', async () => {
    await setStock(shop, 'matcha-uji', 1_000)
    const { price } = (
      await shop.ok('getCartItems', { params: { ids: (await shop.product('matcha-uji')).id } })
    ).items[0] ?? { price: { amount: 0 } }
    const units = Math.floor(500 / price.amount) + 1
    expect(units).toBeLessThanOrEqual(40)
    expect(await reasonOf({ 'matcha-uji': units })).toEqual({ reason: 'total', items: [] })
  })

  it('is one of at most five of its address, until one is paid or cancelled [CHECKOUT-61]', async () => {
    await setStock(shop, 'abendruhe', 1_000)
    const first = await checkOut(shop, from('viel@example.org'))
    for (let placed = 1; placed < 5; placed += 1) await checkOut(shop, from('viel@example.org'))
    expect(await reasonOf({ abendruhe: 1 }, 'Viel@Example.org')).toMatchObject({ reason: 'orders' })
    expect((await order(1, 'wenig@example.org')).statusCode).toBe(201)
    const { token } = await shop.admin()
    await shop.ok('setPaymentStatus', { token, params: { id: first._id }, body: { status: 'completed' } })
    expect((await order(1, 'viel@example.org')).statusCode).toBe(201)
  })

  it('holds, with the others of its network, a fifth of a product’s stock, but always five units [CHECKOUT-62]', async () => {
    await setStock(shop, 'abendruhe', 100)
    expect((await order(15, 'a@example.org')).statusCode).toBe(201)
    const { id } = await shop.product('abendruhe')
    expect(await reasonOf({ abendruhe: 6 }, 'b@example.org')).toEqual({
      reason: 'network',
      items: [{ productId: id, name: 'Abendruhe', available: 5 }],
    })
    expect((await order(5, 'c@example.org')).statusCode).toBe(201)
    await setStock(shop, 'pfefferminze', 6)
    expect((await shop.call('checkout', { body: await body({ pfefferminze: 5 }) })).statusCode).toBe(201)
  })

  it('counts no more for its network once it is paid [CHECKOUT-62]', async () => {
    await setStock(shop, 'abendruhe', 100)
    const { _id } = await checkOut(shop, from('a@example.org'), { abendruhe: 20 })
    await reasonOf({ abendruhe: 1 })
    const { token } = await shop.admin()
    await shop.ok('setOrderStatus', { token, params: { id: _id }, body: { status: 'processing' } })
    expect((await order(1)).statusCode).toBe(201)
  })

  it('stores a hash of the network, as long as it holds units [CHECKOUT-62]', async () => {
    const { _id } = await checkOut(shop)
    const network = async () =>
      (await shop.db.select().from(orderHolds).where(eq(orderHolds.orderId, _id)))[0]?.network
    expect(await network()).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(await shop.db.select().from(orders))).not.toContain('127.0.0.1')
    const { token } = await shop.admin()
    await shop.ok('setOrderStatus', { token, params: { id: _id }, body: { status: 'cancelled' } })
    expect(await network()).toBeNull()
  })

  it('is limited for an account too, until its address is confirmed [CHECKOUT-60]', async () => {
    await setStock(shop, 'abendruhe', 1_000)
    const unconfirmed = await shop.customer()
    expect((await order(41, unconfirmed.email, unconfirmed.token)).statusCode).toBe(409)
    const confirmed = await shop.customer({ emailVerifiedAt: TEST_NOW })
    expect((await order(99, confirmed.email, confirmed.token)).statusCode).toBe(201)
    for (let placed = 0; placed < 6; placed += 1)
      expect((await order(99, confirmed.email, confirmed.token)).statusCode).toBe(201)
    expect(await shop.db.$count(orderHolds)).toBe(0)
  })

  it('holds to its limits when many are placed at once [CHECKOUT-61] [CHECKOUT-62]', async () => {
    await setStock(shop, 'abendruhe', 100)
    await setStock(shop, 'pfefferminze', 1_000)
    const [tea, mint] = [await body({ abendruhe: 3 }, 'x@example.org'), await body({ pfefferminze: 1 })]
    const ofNetwork = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        shop.call('checkout', { body: { ...tea, ...from(`x${index}@example.org`) } }),
      ),
    )
    expect(ofNetwork.filter(({ statusCode }) => statusCode === 201)).toHaveLength(6)
    expect((await shop.product('abendruhe')).stockQuantity).toBe(82)
    const ofAddress = await Promise.all(
      Array.from({ length: 12 }, () => shop.call('checkout', { body: mint })),
    )
    expect(ofAddress.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
    const others = [...ofNetwork, ...ofAddress].filter(({ statusCode }) => statusCode !== 201)
    expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([409]))
  })
})

describe('a network [CHECKOUT-62]', () => {
  it('is a /64 of IPv6', async () => {
    const proxied = await createTestApp({ config: { trustProxy: 'loopback' } })
    await setStock(proxied, 'abendruhe', 100)
    const from64 = async (address: string, email: string) =>
      proxied.call('checkout', {
        body: await bodyFor(proxied, { abendruhe: 20 }, from(email)),
        headers: { 'x-forwarded-for': address },
      })
    expect((await from64('2001:db8:1:1::1', 'a@example.org')).statusCode).toBe(201)
    expect((await from64('2001:db8:1:1:ffff::2', 'b@example.org')).statusCode).toBe(409)
    expect((await from64('2001:db8:1:2::1', 'c@example.org')).statusCode).toBe(409)
    await setStock(proxied, 'abendruhe', 100)
    expect((await from64('2001:db8:1:2::1', 'c@example.org')).statusCode).toBe(201)
    await proxied.close()
  })
})
