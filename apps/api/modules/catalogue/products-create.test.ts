import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { auditLog, products } from '../../platform/db/schema'
import { productDraft } from '../../testing/drafts'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const create = async (body: Partial<Body<'createProduct'>> = {}) =>
  (await shop.ok('createProduct', { token, body: { ...productDraft, ...body } })).product
const count = () => shop.db.$count(products)

describe('POST /products', () => {
  it('makes a product with the defaults [CATALOGUE-5] [CATALOGUE-6] [MONEY-6]', async () => {
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

  it('is found where people look for its name: without regard for case and accents [CATALOGUE-21]', async () => {
    const sorted = ['Sortiertes Arnika', 'sortiertes Ätherisches Öl', 'Sortiertes Özel', 'Sortiertes Zimt']
    for (const name of sorted.toReversed()) await create({ name })
    const found = await shop.ok('listProducts', { query: { search: 'sortiertes', sort: 'name' } })
    expect(found.products.map(({ name }) => name)).toEqual(sorted)
  })

  it.each([
    ['Quelle der Ruhe', ['elle', 'uelle', 'QUELLE RUHE']],
    ['Öl aus Koriander', ['oel koriander', 'öl koriander', 'ol koriander']],
    ['Koenzym Q10', ['koenzym', 'könzym']],
  ])('is found whether its ae, oe and ue are umlauts or not: %s [CATALOGUE-80]', async (name, searches) => {
    await create({ name })
    for (const search of searches) {
      const found = await shop.ok('listProducts', { token, query: { search } })
      expect(found.products.map((product) => product.name)).toContain(name)
    }
    const [search = ''] = searches
    const suggested = await shop.ok('suggestProducts', { query: { q: search } })
    expect(suggested).toMatchObject({ isSimilar: false })
  })

  it('keeps everything that was sent; numbers and cost are no shopper’s [CATALOGUE-4] [CATALOGUE-530] [DEPART-9] [ADMIN-18]', async () => {
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
      turkishTaxRate: 1,
      sku: 'T-1',
      barcode: '4006381333931',
      cost: 3.2,
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
      turkishTaxRate: 1,
      sku: 'T-1',
      barcode: '4006381333931',
      cost: 3.2,
      seo: { slug: 'mein-gruen' },
    })
    expect(product.prices.map(({ platform, currency }) => `${platform} ${currency}`)).toEqual([
      'germany EUR',
      'turkey TRY',
    ])
    expect(product.relatedProducts.map(({ _id }) => _id)).toEqual([companion])
    const seen = await shop.ok('getProductBySlug', {
      params: { slug: 'mein-gruen' },
      query: { platform: 'germany' },
    })
    for (const name of ['sku', 'barcode', 'cost']) expect(seen.product).not.toHaveProperty(name)
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
    ['more than ten million', { price: 10_000_000.01 }],
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
  ])('refuses %s [MONEY-2]', async (_, wrong) => {
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
      errors: [{ path: 'seo.slug', msg: 'Diese Adresse hat schon ein anderes Produkt.' }],
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

it('a barcode has its check digit, a cost is not negative [CATALOGUE-530]', async () => {
  const body = { ...productDraft, barcode: '4006381333932', cost: -1 }
  const { errors } = await shop.refused('createProduct', { token, body })
  expect(errors?.map(({ path }) => path).sort()).toEqual(['barcode', 'cost'])
  const eight = await create({ barcode: '73513537', cost: null })
  expect(eight).toMatchObject({ barcode: '73513537', cost: null, sku: '' })
})
