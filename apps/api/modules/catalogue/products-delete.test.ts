import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { coupons, orderLines, orders, products } from '../../platform/db/schema'
import { productDraft } from '../../testing/drafts'
import { orderRow } from '../../testing/order-row'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const create = async (body: Partial<Body<'createProduct'>> = {}) =>
  (await shop.ok('createProduct', { token, body: { ...productDraft, ...body } })).product

async function order(productId: string) {
  const [row] = await shop.db.insert(orders).values(orderRow({})).returning()
  const line = { orderId: row?.id ?? '', position: 0, productId, name: 'n', quantity: 1, unitPrice: 100 }
  await shop.db.insert(orderLines).values({ ...line, total: 100, taxRate: 19 })
}

describe('DELETE /products/{id}', () => {
  it('deletes a product that nobody ordered', async () => {
    const { _id: id } = await create()
    await shop.ok('deleteProduct', { token, params: { id } })
    expect(await shop.db.$count(products, eq(products.id, id))).toBe(0)
    expect((await shop.refused('deleteProduct', { token, params: { id } })).code).toBe('NOT_FOUND')
    expect((await shop.refused('deleteProduct', { token, params: { id: 'x' } })).code).toBe('NOT_FOUND')
  })

  it('archives an ordered one and frees its slug [CATALOGUE-7]', async () => {
    const { _id: id, seo } = await create({ name: 'Bestellt' })
    await order(id)
    await shop.ok('deleteProduct', { token, params: { id } })
    const [row] = await shop.db.select().from(products).where(eq(products.id, id))
    expect(row).toMatchObject({ name: 'Bestellt', archivedAt: shop.clock.now() })
    expect((await shop.refused('getProduct', { params: { id } })).code).toBe('NOT_FOUND')
    expect((await shop.refused('deleteProduct', { token, params: { id } })).code).toBe('NOT_FOUND')
    expect((await shop.ok('listProducts', { token, query: { search: 'Bestellt' } })).products).toEqual([])
    expect((await create({ name: 'Bestellt' })).seo).toEqual(seo)
  })

  it('gives an archived one its status back when it is restored', async () => {
    const { _id: id } = await create({ name: 'Wieder da', status: 'active' })
    await order(id)
    await shop.ok('deleteProduct', { token, params: { id } })
    await shop.ok('changeProducts', { token, body: { action: 'restore', products: [{ id }] } })
    expect((await shop.ok('getProduct', { params: { id } })).product.status).toBe('active')
  })

  it('leaves the coupons that gave it away', async () => {
    const { _id: id } = await create()
    await shop.db.update(coupons).set({ giftProductId: id }).where(eq(coupons.code, 'GESCHENK'))
    await shop.ok('deleteProduct', { token, params: { id } })
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.code, 'GESCHENK'))
    expect(coupon?.giftProductId).toBeNull()
  })
})
