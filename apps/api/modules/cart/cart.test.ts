import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../platform/db/schema'
import { bodyFor, emptyOrders } from '../../testing/checkout'
import { createTestApp, type TestApp } from '../../testing/test-app'

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
