import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../platform/db/schema'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => shop.reset())

describe('cart items', () => {
  it('are what exists, in the order asked, each once [CHECKOUT-8] [CHECKOUT-9] [API-17]', async () => {
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

  it('tell the premium gift of a product [ORDER-41]', async () => {
    const { id, premiumMonths, premiumValue } = await shop.product('protein-pur')
    const { items } = await shop.ok('getCartItems', { params: { ids: id } })
    expect(items[0]?.premiumSubscription).toEqual({
      enabled: true,
      duration: premiumMonths,
      originalPrice: premiumValue / 100,
    })
  })

  it('tell what the shop has to say beside a price [LAW-2] [LAW-3]', async () => {
    const [reduced, plain] = [await shop.product('abendruhe'), await shop.product('morgengruen')]
    const beside = async (id: string) => {
      const { product } = await shop.ok('getProduct', { params: { id }, query: { platform: 'germany' } })
      const { originalPrice, lowestPrice, netContent, tint } = product
      return { originalPrice, lowestPrice, netContent, tint }
    }
    const params = { ids: `${reduced.id},${plain.id}` }
    const { items } = await shop.ok('getCartItems', { params })
    expect(items).toMatchObject([await beside(reduced.id), await beside(plain.id)])
    expect(items[0]?.lowestPrice).not.toBeNull()
    expect(items[1]?.lowestPrice).toBeNull()
  })

  it('take fifty products and more', async () => {
    const { id } = await shop.product('abendruhe')
    const ids = Array.from({ length: 100 }, () => id).join(',')
    expect((await shop.ok('getCartItems', { params: { ids } })).items).toHaveLength(1)
  })
})
