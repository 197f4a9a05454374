import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { auditLog, priceHistory, products } from '../../platform/db/schema'
import { productDraft } from '../../testing/drafts'
import { createTestApp, type TestApp } from '../../testing/test-app'

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await createTestApp()
  token = (await shop.admin()).token
})
afterAll(() => shop.close())

const create = async (body: Partial<Body<'createProduct'>> = {}) =>
  (await shop.ok('createProduct', { token, body: { ...productDraft, ...body } })).product
const update = async (id: string, body: Body<'updateProduct'>) =>
  (await shop.ok('updateProduct', { token, params: { id }, body })).product
const count = () => shop.db.$count(products)

describe('POST /products', () => {
  it('makes a product with the defaults', async () => {
    const product = await create()
    expect(product).toMatchObject({
      name: 'Salbei & Süßholz',
      price: 12.9,
      platform: 'germany',
      prices: [{ platform: 'germany', amount: 12.9, currency: 'EUR', originalAmount: null }],
      stock: { quantity: 0, lowStockThreshold: 10 },
      inStock: false,
      status: 'active',
      rating: 0,
      images: [],
      seo: { slug: 'salbei-suessholz' },
    })
    expect((await create()).seo.slug).toBe('salbei-suessholz-2')
    const found = await shop.ok('listProducts', { query: { search: 'sussholz' } })
    expect(found.pagination.total).toBe(2)
  })

  it('keeps everything that was sent', async () => {
    const { id: companion } = await shop.product('abendruhe')
    const product = await create({
      name: '🌿 Grün',
      prices: [
        { platform: 'turkey', amount: 450 },
        { platform: 'germany', amount: 9.99, originalAmount: 12 },
      ],
      stock: { quantity: 7, lowStockThreshold: 2 },
      features: [' Bio ', '', '  '],
      benefits: [''],
      netContent: { amount: 80, unit: 'g' },
      premiumSubscription: { enabled: true, duration: 3, originalPrice: 29.9 },
      nutritionalInfo: { servingSize: '1', calories: 2, protein: 3, carbohydrates: 4 },
      ingredients: [{ name: 'Minze', amount: '1', unit: 'g' }],
      tint: 'rose',
      taxRate: 7,
      relatedProducts: [companion, companion],
      seo: { slug: 'Mein Grün' },
    })
    expect(product).toMatchObject({
      price: 9.99,
      originalPrice: 12,
      inStock: true,
      features: ['Bio'],
      benefits: [],
      netContent: { amount: 80, unit: 'g' },
      premiumSubscription: { enabled: true, duration: 3, originalPrice: 29.9 },
      tint: 'rose',
      taxRate: 7,
      seo: { slug: 'mein-gruen' },
    })
    expect(product.prices.map(({ platform, currency }) => `${platform} ${currency}`)).toEqual([
      'germany EUR',
      'turkey TRY',
    ])
    expect(product.relatedProducts.map(({ _id }) => _id)).toEqual([companion])
    expect(
      await shop.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `product:${product._id}`)),
    ).toHaveLength(1)
  })

  it('takes names that no slug can be made of, and names like prototypes', async () => {
    expect((await create({ name: '茶' })).seo.slug).toMatch(/^produkt-[0-9a-f]{8}$/)
    expect((await create({ name: '__proto__' })).seo.slug).toBe('proto')
    const product = await create({ name: 'ü'.repeat(200) })
    expect((await shop.ok('getProductBySlug', { params: { slug: product.seo.slug } })).product._id).toBe(
      product._id,
    )
  })

  it.each([
    ['no price', { price: undefined }],
    ['an empty price list', { prices: [] }],
    [
      'two prices of one platform',
      {
        prices: [
          { platform: 'germany', amount: 1 },
          { platform: 'germany', amount: 2 },
        ],
      },
    ],
    ['a negative price', { price: -1 }],
    ['a third decimal', { price: 1.001 }],
    ['a NUL', { name: 'a\u0000b' }],
    ['a NUL inside', { ingredients: [{ name: '\u0000', amount: '', unit: '' }] }],
    ['only spaces', { name: '   ' }],
    ['a long name', { name: 'x'.repeat(10_000) }],
    ['an unknown category', { category: 'Nirgends' }],
    ['a category called __proto__', { category: '__proto__' }],
    ['an unknown platform', { platform: 'mars' }],
    ['half a stock', { stock: { quantity: 0.5 } }],
    ['less than no stock', { stock: { quantity: -1 } }],
    ['premium without duration', { premiumSubscription: { enabled: true } }],
    ['13 premium months', { premiumSubscription: { enabled: true, duration: 13, originalPrice: 1 } }],
    ['an unknown companion', { relatedProducts: [randomUUID()] }],
    ['a malformed companion', { relatedProducts: ['x'] }],
    ['a slug of nothing', { seo: { slug: '///' } }],
    ['a slug that no link can hold', { seo: { slug: 'x'.repeat(101) } }],
    ['a slug like an id', { seo: { slug: randomUUID() } }],
  ])('refuses %s', async (_, wrong) => {
    const before = await count()
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/products',
      headers: { authorization: `Bearer ${token}` },
      payload: { ...productDraft, ...wrong },
    })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'VALIDATION'])
    expect(await count()).toBe(before)
  })

  it('refuses a typed slug that is taken', async () => {
    const body = { ...productDraft, seo: { slug: 'abendruhe' } }
    expect(await shop.refused('createProduct', { token, body })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
  })

  it('is for administrators', async () => {
    expect((await shop.refused('createProduct', { body: productDraft })).status).toBe(401)
    const customer = await shop.customer()
    expect((await shop.refused('createProduct', { body: productDraft, token: customer.token })).status).toBe(
      403,
    )
  })
})

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

  it('applies the difference to a stock that was sold from meanwhile', async () => {
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

  it('refuses to overwrite what somebody saved meanwhile', async () => {
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

  it('derives availability from status and stock', async () => {
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

  it('drops what shoppers read', async () => {
    const { _id: id } = await create()
    await shop.ok('getProduct', { params: { id } })
    await update(id, { subtitle: 'frisch' })
    expect((await shop.ok('getProduct', { params: { id } })).product.subtitle).toBe('frisch')
  })
})
