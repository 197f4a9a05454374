import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { REVIEWS_SHOWN } from '@/shop/reviews/reviews'
import { priceHistory, productPrices, products } from '../../platform/db/schema'
import { TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop()

const names = (data: { products: { name: string }[] }) => data.products.map(({ name }) => name)

describe('GET /products', () => {
  it('shows the first eight of the catalogue in its own order', async () => {
    const data = await shop.ok('listProducts', { query: { platform: 'germany', status: 'active', limit: 8 } })
    expect(names(data)).toEqual([
      'Abendruhe',
      'Hochland Röstung',
      'Kurkuma Plus',
      'Morgengrün',
      'Goldmilch',
      'Hagebutte',
      'Protein Pur',
      'Ingwer Zitrone',
    ])
    expect(data.pagination).toEqual({
      currentPage: 1,
      current: 1,
      totalPages: 3,
      pages: 3,
      total: 24,
      hasPrev: false,
      hasNext: true,
    })
  })

  it('gives prices in major units with the pictures of the demo [MONEY-2]', async () => {
    const data = await shop.ok('listProducts', { query: { platform: 'germany', search: 'morgengrun' } })
    expect(data.products).toHaveLength(1)
    expect(data.products[0]).toMatchObject({
      price: 9.8,
      prices: [
        { platform: 'germany', amount: 9.8, currency: 'EUR' },
        { platform: 'turkey', amount: 399, currency: 'TRY' },
        { platform: 'mobile', amount: 9.5, currency: 'EUR' },
      ],
      primaryImage: '/media/morgengruen-960.webp',
      netContent: { amount: 100, unit: 'g' },
      inStock: true,
      seo: { slug: 'morgengruen' },
    })
    expect(data.products[0]?.images[0]?.srcset).toHaveLength(6)
  })

  it('shows no product twice over its pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => shop.ok('listProducts', { query: { sort: 'rating', limit: 8, page } })),
    )
    expect(new Set(pages.flatMap(names)).size).toBe(24)
  })

  it('filters by category and bestseller, and sorts by price [CATALOGUE-20]', async () => {
    const { products: found } = await shop.ok('listProducts', {
      query: { platform: 'germany', category: 'Energy', sort: 'price_desc', limit: 100 },
    })
    expect(found.length).toBeGreaterThan(2)
    expect(found.every(({ category }) => category === 'Energy')).toBe(true)
    const prices = found.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
    const best = await shop.ok('listProducts', { query: { bestseller: 'true', limit: 100 } })
    expect(best.products.length).toBeGreaterThan(0)
    expect(best.products.every(({ bestseller }) => bestseller)).toBe(true)
  })

  it.each(['RÖSTUNG hochland', 'rostung', '  Hochland  '])(
    'finds “%s” whatever its letters [CATALOGUE-21]',
    async (search) => {
      expect(names(await shop.ok('listProducts', { query: { search } }))).toContain('Hochland Röstung')
    },
  )

  it('finds what a product’s features say [CATALOGUE-253]', async () => {
    const found = names(await shop.ok('listProducts', { query: { search: 'vegan' } }))
    expect(found).toContain('Protein Pur')
    expect(found.length).toBeGreaterThan(2)
  })

  it.each(['%', '_', '\\', "';drop table products;--"])('takes “%s” for itself', async (search) => {
    expect(names(await shop.ok('listProducts', { query: { search } }))).toEqual([])
  })

  it('hides inactive products from everybody but an administrator [CATALOGUE-3] [CATALOGUE-20]', async () => {
    const { id } = await shop.product('zink-biotin')
    await shop.db.update(products).set({ status: 'inactive' }).where(eq(products.id, id))
    const query = { status: 'inactive' } as const
    const { token } = await shop.admin()
    const hidden = await shop.ok('listProducts', { query, headers: { 'cache-control': 'no-cache' } })
    expect(names(hidden)).not.toContain('Zink Biotin')
    const seen = await shop.ok('listProducts', { query, token })
    expect(seen.products.map(({ _id }) => _id)).toEqual([id])
    expect((await shop.refused('getProduct', { params: { id } })).code).toBe('NOT_FOUND')
    expect((await shop.ok('getProduct', { params: { id }, token })).product._id).toBe(id)
  })

  it('ignores a dead token', async () => {
    const data = await shop.ok('listProducts', { query: { limit: 1 }, token: 'long-gone' })
    expect(data.products).toHaveLength(1)
  })

  it('refuses a page that is none, naming the field', async () => {
    const refusal = await shop.refused('listProducts', { query: { page: 0 } })
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(refusal.errors?.map(({ path }) => path)).toEqual(['page'])
  })

  it('answers 304 to whoever has it [API-9]', async () => {
    const first = await shop.call('listProducts', { query: { limit: 3 } })
    const etag = String(first.headers.etag)
    const second = await shop.call('listProducts', {
      query: { limit: 3 },
      headers: { 'if-none-match': etag },
    })
    expect([second.statusCode, second.body]).toEqual([304, ''])
    const zipped = await shop.call('listProducts', {
      query: { limit: 3 },
      headers: { 'accept-encoding': 'br' },
    })
    expect(zipped.headers['content-encoding']).toBe('br')
  })
})

describe('GET /products/:id and /products/slug/:slug', () => {
  it('answer everything about a product [CATALOGUE-5] [API-22]', async () => {
    const { id } = await shop.product('abendruhe')
    const { product } = await shop.ok('getProductBySlug', {
      params: { slug: 'abendruhe' },
      query: { platform: 'germany' },
    })
    expect(product._id).toBe(id)
    expect(product.relatedProducts).toHaveLength(4)
    expect(product.reviews.list).toHaveLength(Math.min(REVIEWS_SHOWN, product.reviews.count))
    expect(product.ingredients.length).toBeGreaterThan(0)
    const byId = await shop.ok('getProduct', { params: { id }, query: { platform: 'germany' } })
    expect(byId.product).toEqual(product)
  })

  it('keep discontinued products readable by link, out of lists [CATALOGUE-3]', async () => {
    const { id } = await shop.product('matcha-uji')
    await shop.db.update(products).set({ status: 'discontinued' }).where(eq(products.id, id))
    const { product } = await shop.ok('getProductBySlug', { params: { slug: 'matcha-uji' } })
    expect(product).toMatchObject({ status: 'discontinued', inStock: false })
    const list = await shop.ok('listProducts', { query: { search: 'matcha', page: 1 } })
    expect(list.products.map(({ _id }) => _id)).not.toContain(id)
  })

  it('know nothing of a product that a platform does not sell [CATALOGUE-1] [DEPART-2]', async () => {
    const { id } = await shop.product('kollagen-beere')
    await shop.db.delete(productPrices).where(eq(productPrices.productId, id))
    await shop.db
      .insert(productPrices)
      .values({ productId: id, platform: 'turkey', amount: 100, currency: 'TRY' })
    const params = { slug: 'kollagen-beere' }
    expect((await shop.refused('getProductBySlug', { params, query: { platform: 'germany' } })).code).toBe(
      'NOT_FOUND',
    )
    const { product } = await shop.ok('getProductBySlug', { params, query: { platform: 'turkey' } })
    expect(product.price).toBe(1)
  })

  it('show beside a strike price the lowest price of the 30 days before it [LAW-3]', async () => {
    const { id } = await shop.product('assam-gold')
    await shop.db.delete(priceHistory).where(eq(priceHistory.productId, id))
    const at = (days: number, amount: number) => ({
      productId: id,
      platform: 'germany' as const,
      amount,
      validFrom: new Date(TEST_NOW.getTime() - days * 86_400_000),
    })
    await shop.db
      .insert(priceHistory)
      .values([at(90, 700), at(50, 1400), at(20, 1200), at(10, 1500), at(2, 1000)])
    const { product } = await shop.ok('getProduct', { params: { id }, query: { platform: 'germany' } })
    expect(product.lowestPrice).toBe(12)
  })

  it.each(['nowhere', '00000000-0000-4000-8000-000000000000', '%00', 'x'.repeat(300)])(
    'answer 404 to the id %s',
    async (id) => {
      const response = await shop.app.inject(`/api/products/${id}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
    },
  )
})

describe('GET /products/categories/:platform', () => {
  it('counts what each category offers', async () => {
    const { categories } = await shop.ok('listProductCategories', { params: { platform: 'germany' } })
    expect(categories.map(({ name }) => name)).toEqual(['Energy', 'Detox', 'Organic', 'Beauty', 'Wellness'])
    expect(categories.every(({ productCount }) => productCount > 0)).toBe(true)
  })

  it('refuses an unknown platform', async () => {
    const response = await shop.app.inject('/api/products/categories/mars')
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'VALIDATION'])
  })
})
