import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { MAX_GUEST_WISHES } from '@/shop/wishlist/stored-wishlist'
import { productPrices, products } from '../../platform/db/schema'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const listed = (ids: readonly string[], query: { platform?: 'germany' | 'turkey' } = {}) =>
  shop.ok('listProducts', { query: { platform: 'germany', ids: ids.join(','), limit: 100, ...query } })

it('lists the products that are asked for by id, at the prices of the shop that asks [CATALOGUE-56]', async () => {
  const [tea, coffee] = [await shop.product('abendruhe'), await shop.product('hochland-roestung')]
  const { products: found, pagination } = await listed([coffee.id, tea.id, coffee.id.toUpperCase()])
  expect(found.map(({ _id }) => _id).sort()).toEqual([coffee.id, tea.id].sort())
  expect(pagination).toMatchObject({ total: 2, totalPages: 1 })
  const turkish = await listed([tea.id], { platform: 'turkey' })
  expect(turkish.products[0]).toMatchObject({ _id: tea.id, platform: 'turkey' })
  expect(turkish.products[0]?.price).not.toBe(found.find(({ _id }) => _id === tea.id)?.price)
})

it('leaves out what is hidden, unknown, malformed or not sold there [CATALOGUE-56]', async () => {
  const [shown, hidden, elsewhere] = [
    await shop.product('abendruhe'),
    await shop.product('zink-biotin'),
    await shop.product('goldmilch'),
  ]
  await shop.db.update(products).set({ status: 'inactive' }).where(eq(products.id, hidden.id))
  await shop.db
    .delete(productPrices)
    .where(and(eq(productPrices.productId, elsewhere.id), eq(productPrices.platform, 'germany')))
  const found = await listed([shown.id, hidden.id, elsewhere.id, randomUUID(), 'nope', '', "'"])
  expect(found.products.map(({ _id }) => _id)).toEqual([shown.id])
  expect(await listed(['nope'])).toMatchObject({ products: [], pagination: { total: 0 } })
  expect(await listed([])).toMatchObject({ products: [], pagination: { total: 0 } })
})

it.each(['out_of_stock', 'discontinued'] as const)(
  'lists a product that is %s, not in stock, in contrast to the catalogue [CATALOGUE-56]',
  async (status) => {
    const soldOut = await shop.product('kurkuma-plus')
    await shop.db.update(products).set({ status }).where(eq(products.id, soldOut.id))
    expect((await listed([soldOut.id])).products).toMatchObject([{ _id: soldOut.id, inStock: false }])
    const catalogue = await shop.ok('listProducts', { query: { platform: 'germany', limit: 100 } })
    expect(catalogue.products.map(({ _id }) => _id)).not.toContain(soldOut.id)
  },
)

it('refuses more than a visitor can wish for, naming the field [CATALOGUE-56]', async () => {
  const many = Array.from({ length: MAX_GUEST_WISHES + 1 }, () => randomUUID())
  expect((await listed(many.slice(1))).products).toEqual([])
  const refusal = await shop.refused('listProducts', { query: { ids: many.join(',') } })
  expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
  expect(refusal.errors?.map(({ path }) => path)).toEqual(['ids'])
})
