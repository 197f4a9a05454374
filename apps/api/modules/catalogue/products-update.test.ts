import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { priceHistory, products } from '../../platform/db/schema'
import { productDraft } from '../../testing/drafts'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const create = async (body: Partial<Body<'createProduct'>> = {}) =>
  (await shop.ok('createProduct', { token, body: { ...productDraft, ...body } })).product
const update = async (id: string, body: Body<'updateProduct'>) =>
  (await shop.ok('updateProduct', { token, params: { id }, body })).product

describe('PUT /products/{id}', () => {
  it('changes what it names and nothing else', async () => {
    const before = await create({ stock: { quantity: 5 }, subtitle: 'Alt' })
    const after = await update(before._id, { subtitle: 'Neu', netContent: null })
    expect(after).toMatchObject({ ...before, subtitle: 'Neu', updatedAt: after.updatedAt })
    expect(after.updatedAt > before.updatedAt).toBe(true)
  })

  it('keeps one price per platform and their history', async () => {
    const { _id: id } = await create({ price: 10 })
    shop.clock.advance(3_600_000)
    const changed = await update(id, { price: 8, originalPrice: 10 })
    expect(changed).toMatchObject({ price: 8, originalPrice: 10, lowestPrice: 10 })
    const added = await update(id, { platform: 'turkey', price: 300 })
    expect(added.prices.map(({ platform, amount }) => [platform, amount])).toEqual([
      ['germany', 8],
      ['turkey', 300],
    ])
    const only = await update(id, { prices: [{ platform: 'germany', amount: 8 }] })
    expect(only.prices).toEqual([{ platform: 'germany', amount: 8, currency: 'EUR', originalAmount: null }])
    const history = await shop.db.select().from(priceHistory).where(eq(priceHistory.productId, id))
    expect(history.map(({ amount }) => amount).sort()).toEqual([1000, 30_000, 800])
  })

  it('applies the difference to a stock that was sold from meanwhile [CHECKOUT-33]', async () => {
    const { _id: id, updatedAt } = await create({ stock: { quantity: 10 } })
    await shop.db.update(products).set({ stockQuantity: 7 }).where(eq(products.id, id))
    const after = await update(id, { updatedAt, stock: { quantity: 12, expected: 10 } })
    expect(after.stock.quantity).toBe(9)
    const refusal = await shop.refused('updateProduct', {
      token,
      params: { id },
      body: { stock: { quantity: 0, expected: 12 } },
    })
    expect(refusal).toMatchObject({ code: 'STALE', details: { stock: { quantity: 9 } } })
    expect((await update(id, { stock: { quantity: 4 } })).stock.quantity).toBe(4)
  })

  it('gets the slug of its name where its own was emptied [CATALOGUE-252]', async () => {
    const { _id: id } = await create({ name: 'Bergminze', seo: { slug: 'alte-adresse' } })
    const emptied = async (name: string) => (await update(id, { name, seo: { slug: '' } })).seo.slug
    expect(await emptied('Bergminze')).toBe('bergminze')
    expect(await emptied('Bergminze')).toBe('bergminze')
    const { seo } = await create({ name: 'Bergminze' })
    expect(seo.slug).not.toBe('bergminze')
    expect(await emptied('Waldminze')).toBe('waldminze')
  })

  it('is found by its earlier slugs, until another product takes them or it is deleted [CATALOGUE-120]', async () => {
    const slugOf = async (slug: string) =>
      (await shop.ok('getProductBySlug', { params: { slug } })).product.seo.slug
    const isGone = async (slug: string) =>
      expect(await shop.refused('getProductBySlug', { params: { slug } })).toMatchObject({
        code: 'NOT_FOUND',
      })
    const { _id: id } = await create({ seo: { slug: 'erste-adresse' } })
    await update(id, { seo: { slug: 'zweite-adresse' } })
    const csv = `id;slug\n${id};dritte-adresse\n`
    expect(await shop.ok('importProducts', { token, body: { csv, dryRun: false } })).toMatchObject({
      errors: [],
    })
    for (const slug of ['erste-adresse', 'zweite-adresse', 'dritte-adresse']) {
      expect(await slugOf(slug)).toBe('dritte-adresse')
    }
    await update(id, { seo: { slug: 'erste-adresse' } })
    expect(await slugOf('dritte-adresse')).toBe('erste-adresse')
    await create({ seo: { slug: 'zweite-adresse' } })
    expect(await slugOf('zweite-adresse')).toBe('zweite-adresse')
    await shop.ok('deleteProduct', { token, params: { id } })
    for (const slug of ['erste-adresse', 'dritte-adresse']) await isGone(slug)
  })

  it('refuses to overwrite what somebody saved meanwhile [CATALOGUE-8]', async () => {
    const { _id: id, updatedAt } = await create()
    const first = await update(id, { name: 'Erste', updatedAt })
    const body = { name: 'Zweite', price: 1, updatedAt }
    expect(await shop.refused('updateProduct', { token, params: { id }, body })).toMatchObject({
      status: 409,
      code: 'STALE',
    })
    expect(await shop.ok('getProduct', { params: { id } })).toMatchObject({
      product: { name: 'Erste', price: 12.9 },
    })
    expect((await update(id, { name: 'Dritte', updatedAt: first.updatedAt })).name).toBe('Dritte')
    const broken = { params: { id }, token, body: { updatedAt: 'gestern' } }
    expect((await shop.refused('updateProduct', broken)).code).toBe('VALIDATION')
  })

  it('lets one of two savers win', async () => {
    const { _id: id, updatedAt } = await create()
    const saves = ['A', 'B'].map((name) =>
      shop.call('updateProduct', { token, params: { id }, body: { name, updatedAt } }),
    )
    const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 409])
  })

  it('is found by its new words, and its slug moves only when typed', async () => {
    const { _id: id, seo } = await create({ name: 'Vorher' })
    expect((await update(id, { name: 'Nachher Çay' })).seo).toEqual(seo)
    expect((await shop.ok('listProducts', { query: { search: 'nachher cay' } })).pagination.total).toBe(1)
    expect((await update(id, { seo: { slug: 'ganz-neu' } })).seo.slug).toBe('ganz-neu')
    const body = { seo: { slug: 'abendruhe' } }
    expect((await shop.refused('updateProduct', { token, params: { id }, body })).code).toBe('CONFLICT')
  })

  it('derives availability from status and stock [CHECKOUT-32]', async () => {
    const { _id: id } = await create({ stock: { quantity: 3 } })
    expect((await update(id, { status: 'out_of_stock' })).inStock).toBe(false)
    expect((await update(id, { status: 'active' })).inStock).toBe(true)
    expect((await update(id, { stock: { quantity: 0 } })).inStock).toBe(false)
  })

  it('refuses unknown products, companions and itself', async () => {
    const { _id: id } = await create()
    const refused = (params: { id: string }, body: Body<'updateProduct'>) =>
      shop.refused('updateProduct', { token, params, body })
    expect((await refused({ id: randomUUID() }, { name: 'x' })).code).toBe('NOT_FOUND')
    expect((await refused({ id: 'x' }, { name: 'x' })).code).toBe('NOT_FOUND')
    expect((await refused({ id }, { relatedProducts: [id] })).code).toBe('VALIDATION')
    expect((await refused({ id }, { category: 'Nirgends' })).code).toBe('VALIDATION')
    expect((await refused({ id }, { platform: 'mobile', originalPrice: 3 })).code).toBe('VALIDATION')
    expect((await refused({ id }, { prices: [] })).code).toBe('VALIDATION')
  })

  it('drops what shoppers read [API-9]', async () => {
    const { _id: id } = await create()
    await shop.ok('getProduct', { params: { id } })
    await update(id, { subtitle: 'frisch' })
    expect((await shop.ok('getProduct', { params: { id } })).product.subtitle).toBe('frisch')
  })
})
