import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { productImages, products, reviews, shelfCounts } from '../../platform/db/schema'
import { bodyFor } from '../../testing/checkout'
import { productDraft } from '../../testing/drafts'
import { expectSumsToBeWhatTheyCount } from '../../testing/sums'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()
const platform = 'germany'

type Draft = Partial<Body<'createProduct'>>
const create = async (body: Draft) =>
  (await shop.ok('createProduct', { token, body: { ...productDraft, ...body } })).product
const update = async (id: string, body: Body<'updateProduct'>) =>
  (await shop.ok('updateProduct', { token, params: { id }, body })).product
const page = async (id: string) =>
  (await shop.ok('getProduct', { params: { id }, query: { platform } })).product
const list = async (query: Record<string, string>) =>
  (await shop.ok('listProducts', { query: { platform, ...query } })).products
const grams = (amount: number) => ({ netContent: { amount, unit: 'g' as const } })

/** A tea of 50, 100 and 250 g, of which 100 g is the default. */
async function family(name: string) {
  const middle = await create({ name, price: 8, stock: { quantity: 20 }, ...grams(100) })
  const sized = (label: string, order: number, price: number) =>
    create({
      name: `${name} ${label}`,
      price,
      stock: { quantity: 20 },
      ...grams(Number.parseInt(label)),
      size: { family: middle._id, label, order },
    })
  const small = await sized('50 g', 1, 4.9)
  const large = await sized('250 g', 3, 17)
  await update(middle._id, { size: { family: middle._id, label: '100 g', order: 2, isDefault: true } })
  return { small: small._id, middle: middle._id, large: large._id }
}

describe('a product in several sizes', () => {
  it('offers all of them on its page, with base prices [CATALOGUE-200]', async () => {
    const { small, middle } = await family('Bergtee')
    const product = await page(small)
    expect(product.name).toBe('Bergtee')
    expect(product.sizeLabel).toBe('50 g')
    expect(product.sizes).toEqual([
      {
        _id: small,
        label: '50 g',
        seo: { slug: 'bergtee-50-g' },
        price: 4.9,
        originalPrice: null,
        basePrice: { price: 98, unit: 'kg' },
        inStock: true,
        current: true,
      },
      expect.objectContaining({ _id: middle, label: '100 g', price: 8, current: false }),
      expect.objectContaining({ label: '250 g', price: 17, basePrice: { price: 68, unit: 'kg' } }),
    ])
    expect(await page((await shop.product('vitamin-d3')).id)).not.toHaveProperty('sizes')
  })

  it('is one card in shoppers’ lists, that of the default, and all products for administrators [CATALOGUE-201]', async () => {
    const { middle } = await family('Wiesentee')
    const before = await list({ search: 'Wiesentee' })
    expect(before).toMatchObject([
      {
        _id: middle,
        name: 'Wiesentee',
        price: 8,
        sizeCount: 3,
        priceFrom: 4.9,
        basePriceFrom: { price: 98, unit: 'kg' },
      },
    ])
    const office = await shop.ok('listProducts', { token, query: { search: 'Wiesentee' } })
    expect(office.pagination.total).toBe(3)
    const [other] = await list({ search: 'Vitamin D3' })
    expect(other).not.toHaveProperty('sizeCount')
    expect(other).not.toHaveProperty('priceFrom')
    expect(other).not.toHaveProperty('sizeLabel')
  })

  it('counts once in pages, categories and without a platform [CATALOGUE-201]', async () => {
    const total = async (query: object) => (await shop.ok('listProducts', { query })).pagination.total
    const shown = async () => {
      const { categories } = await shop.ok('listProductCategories', { params: { platform } })
      return categories.find(({ name }) => name === productDraft.category)?.productCount
    }
    const before = [await total({ platform }), await total({}), (await shown()) ?? 0]
    await family('Zähltee')
    const after = [await total({ platform }), await total({}), await shown()]
    expect(after).toEqual(before.map((count) => count + 1))
    const [counted] = await shop.db
      .select({ cards: sql<number>`sum(${shelfCounts.cards})::int` })
      .from(shelfCounts)
      .where(eq(shelfCounts.platform, platform))
    expect(counted?.cards).toBe(after[0])
    await expectSumsToBeWhatTheyCount(shop)
  })

  it.each(['Suchtee 250 g', 'suchtee', 'suchtee 50'])('is found by “%s” [CATALOGUE-202]', async (search) => {
    if ((await list({ search: 'Suchtee' })).length === 0) await family('Suchtee')
    expect(await list({ search })).toMatchObject([{ name: 'Suchtee', sizeLabel: '100 g' }])
    const { products: suggested } = await shop.ok('suggestProducts', { query: { q: search, platform } })
    expect(suggested.map(({ name }) => name)).toEqual(['Suchtee'])
  })

  it('is sorted by the price from which there is one [CATALOGUE-201]', async () => {
    await family('Sortiertee eins')
    const between = await create({ name: 'Sortiertee zwei', price: 6 })
    const cheapest = await list({ search: 'Sortiertee', sort: 'price_asc' })
    expect(cheapest.map(({ name }) => name)).toEqual(['Sortiertee eins', 'Sortiertee zwei'])
    expect(between.price).toBe(6)
  })

  it('is shown by its next size where the default is not sold [CATALOGUE-203]', async () => {
    const { small, middle } = await family('Ersatztee')
    const cards = async () => (await list({ search: 'Ersatztee' })).map(({ _id }) => _id)
    await update(middle, { status: 'inactive' })
    expect(await cards()).toEqual([small])
    expect((await page(small)).sizes?.map(({ label }) => label)).toEqual(['50 g', '250 g'])
    await update(middle, { status: 'active' })
    expect(await cards()).toEqual([middle])
    await update(middle, { prices: [{ platform: 'turkey', amount: 300 }] })
    expect(await cards()).toEqual([small])
  })

  it('names a sold-out size, and the price from which one is in stock [CATALOGUE-200]', async () => {
    const { small, large } = await family('Resttee')
    await list({ search: 'Resttee' })
    await page(large)
    const [own] = await shop.db.select().from(products).where(eq(products.id, small))
    await update(small, { stock: { quantity: 0, expected: own?.stockQuantity } })
    expect((await page(large)).sizes?.[0]).toMatchObject({ label: '50 g', inStock: false })
    expect(await list({ search: 'Resttee' })).toMatchObject([{ priceFrom: 8 }])
  })

  it('is shown by the next size in stock where the default is sold out [CATALOGUE-510]', async () => {
    const { small, middle, large } = await family('Nachfülltee')
    const [seen] = await list({ search: 'Goldmilch' })
    const neighbour = seen?._id ?? ''
    await update(neighbour, { relatedProducts: [middle] })
    const shown = async () => {
      const { products: suggested } = await shop.ok('suggestProducts', {
        query: { q: 'Nachfülltee', platform },
      })
      const { relatedProducts } = await page(neighbour)
      const cards = [...(await list({ search: 'Nachfülltee' })), ...suggested, ...relatedProducts]
      return cards.map(({ _id, inStock }) => ({ _id, inStock }))
    }
    const keep = async (id: string, stockQuantity: number) => {
      await shop.db.update(products).set({ stockQuantity }).where(eq(products.id, id))
      shop.cache.drop()
    }
    const threeOf = (_id: string, inStock: boolean) => Array.from({ length: 3 }, () => ({ _id, inStock }))
    await keep(middle, 0)
    expect(await shown()).toEqual(threeOf(small, true))
    await keep(small, 0)
    expect(await shown()).toEqual(threeOf(large, true))
    await keep(large, 0)
    expect(await shown()).toEqual(threeOf(middle, false))
  })

  it('is found in stock as long as one of its sizes is, by shoppers [CATALOGUE-560]', async () => {
    const { small, middle, large } = await family('Vorratstee')
    const search = 'Vorratstee'
    const found = async () => {
      const query = { platform, search, inStock: 'true', facets: 'true' } as const
      const { products: shown, pagination, facets } = await shop.ok('listProducts', { query })
      return [shown.map(({ _id }) => _id), pagination.total, facets?.flags.inStock]
    }
    const keep = async (ids: readonly string[], set: Partial<typeof products.$inferInsert>) => {
      await shop.db.update(products).set(set).where(inArray(products.id, ids))
      shop.cache.drop()
    }
    await keep([middle, small], { stockQuantity: 0 })
    expect(await found()).toEqual([[large], 1, 1])
    const office = await shop.ok('listProducts', { token, query: { search, inStock: 'true' } })
    expect(office.products.map(({ _id }) => _id)).toEqual([large])
    await update(large, { prices: [{ platform: 'turkey', amount: 300 }] })
    expect(await found()).toEqual([[], 0, 0])
    const anywhere = await shop.ok('listProducts', { query: { search, inStock: 'true' } })
    expect(anywhere.pagination.total).toBe(1)
    await keep([large], { status: 'inactive' })
    expect((await shop.ok('listProducts', { query: { search, inStock: 'true' } })).pagination.total).toBe(0)
  })

  it('drops kept answers about all of its sizes when one is sold out by an order [CATALOGUE-200]', async () => {
    const { small, large } = await family('Schlusstee')
    await shop.db.update(products).set({ stockQuantity: 1 }).where(eq(products.id, small))
    shop.cache.drop()
    expect((await page(large)).sizes?.[0]).toMatchObject({ inStock: true })
    expect(await list({ search: 'Schlusstee' })).toMatchObject([{ priceFrom: 4.9 }])
    await shop.ok('checkout', { body: await bodyFor(shop, { 'schlusstee-50-g': 1 }) })
    expect((await page(large)).sizes?.[0]).toMatchObject({ inStock: false })
    expect(await list({ search: 'Schlusstee' })).toMatchObject([{ priceFrom: 8 }])
  })

  it('is named with its size in cart, wishlist and order [CATALOGUE-204]', async () => {
    const { large } = await family('Namenstee')
    const { items } = await shop.ok('getCartItems', { params: { ids: large }, query: { platform } })
    expect(items.map(({ name }) => name)).toEqual(['Namenstee, 250 g'])
    expect(await list({ ids: large })).toMatchObject([{ name: 'Namenstee, 250 g' }])
    const customer = await shop.customer()
    await shop.ok('addToWishlist', { token: customer.token, params: { productId: large } })
    const { wishlist } = await shop.ok('getWishlist', { token: customer.token, query: { platform } })
    expect(wishlist.map(({ product }) => product.name)).toEqual(['Namenstee, 250 g'])
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { 'namenstee-250-g': 1 }) })
    expect(order.items.map(({ name }) => name)).toEqual(['Namenstee, 250 g'])
  })
})

describe('what belongs to all sizes', () => {
  it('is text and category, written through any of them, and refuses what was read before [CATALOGUE-205]', async () => {
    const { small, large } = await family('Gemeintee')
    const before = (await shop.ok('getProduct', { token, params: { id: large } })).product
    await update(small, {
      name: 'Gemeinsamtee',
      category: 'Beauty',
      translations: { en: { subtitle: 'Ours' } },
    })
    expect(await page(large)).toMatchObject({ name: 'Gemeinsamtee', category: 'Beauty' })
    const stale = { params: { id: large }, body: { name: 'Älter', updatedAt: before.updatedAt } }
    expect((await shop.refused('updateProduct', { token, ...stale })).code).toBe('STALE')
    expect((await page(large)).price).toBe(17)
  })

  it('is pictures and reviews, counted once [CATALOGUE-205]', async () => {
    const { small, middle, large } = await family('Bildtee')
    await shop.db.insert(productImages).values({ productId: middle, position: 0, alt: 'Dose' })
    shop.cache.drop()
    expect((await page(large)).images).toHaveLength(1)
    for (const [id, rating] of [
      [small, 5],
      [large, 4],
    ] as const)
      await shop.ok('addReview', {
        token,
        params: { id },
        body: { user: 'Mina', rating, comment: 'Mild und rund, gern wieder.' },
      })
    expect(await page(middle)).toMatchObject({ rating: 4.5, reviews: { count: 2 } })
    expect(await list({ search: 'Bildtee' })).toMatchObject([{ rating: 4.5, reviews: { count: 2 } }])
    const [review] = (await page(small)).reviews.list
    await shop.ok('deleteReview', { token, params: { id: middle, reviewId: review?._id ?? '' } })
    expect((await page(large)).reviews.count).toBe(1)
  })
})

describe('the members of a family', () => {
  it('outlive the one that owned pictures and reviews [CATALOGUE-203]', async () => {
    const { small, middle, large } = await family('Erbtee')
    await shop.db.insert(productImages).values({ productId: middle, position: 0, alt: 'Dose' })
    await shop.ok('addReview', {
      token,
      params: { id: middle },
      body: { user: 'Mina', rating: 5, comment: 'Mild und rund, gern wieder.' },
    })
    await shop.ok('deleteProduct', { token, params: { id: middle } })
    expect(await page(large)).toMatchObject({ reviews: { count: 1 }, rating: 5, images: [{ alt: 'Dose' }] })
    expect(await list({ search: 'Erbtee' })).toMatchObject([{ _id: small, sizeCount: 2 }])
    await shop.ok('deleteProduct', { token, params: { id: large } })
    const last = await page(small)
    expect(last).not.toHaveProperty('sizes')
    expect(last).not.toHaveProperty('sizeLabel')
    expect(last).toMatchObject({ name: 'Erbtee', reviews: { count: 1 }, images: [{ alt: 'Dose' }] })
    expect(await list({ search: 'Erbtee' })).toHaveLength(1)
  })

  it('leave with their own prices, stock and a copy of the texts [CATALOGUE-206]', async () => {
    const { small, middle, large } = await family('Abschiedstee')
    await update(large, { size: null, name: 'Allein' })
    expect(await page(large)).toMatchObject({ name: 'Allein', price: 17 })
    expect(await page(large)).not.toHaveProperty('sizes')
    expect(await page(small)).toMatchObject({ name: 'Abschiedstee' })
    expect((await list({ search: 'Allein' })).map(({ _id }) => _id)).toEqual([large])
    await update(middle, { size: { family: middle, label: '100 g', order: 2, isDefault: false } })
    expect((await list({ search: 'Abschiedstee' })).map(({ _id }) => _id)).toEqual([small])
  })

  it('are refused without a known product, with a label twice, or beside one without content [CATALOGUE-206]', async () => {
    const { small, middle } = await family('Regeltee')
    const bare = await create({ name: 'Ohne Inhalt' })
    const other = await create({ name: 'Noch einer', ...grams(10) })
    const refused = async (size: { family: string; label: string; order: number }) =>
      (await shop.refused('updateProduct', { token, params: { id: other._id }, body: { size } })).errors?.map(
        ({ path }) => path,
      )
    expect(await refused({ family: 'x', label: '1 kg', order: 1 })).toEqual(['size.family'])
    expect(await refused({ family: bare._id, label: '1 kg', order: 1 })).toEqual(['size.family'])
    expect(await refused({ family: small, label: '100 g', order: 1 })).toEqual(['size.label'])
    expect(await refused({ family: small, label: '', order: 1 })).toEqual(['size.label'])
    await update(other._id, { size: { family: other._id, label: '10 g', order: 0 } })
    const moved = await update(other._id, { size: { family: small, label: '10 g', order: 0 } })
    expect(moved).toMatchObject({
      name: 'Regeltee',
      size: { family: middle, label: '10 g', isDefault: false },
    })
    expect((await shop.ok('getProduct', { token, params: { id: bare._id } })).product.size).toBeNull()
  })

  it('are in the file for spreadsheets, and are placed by it [CATALOGUE-206]', async () => {
    const { middle, large } = await family('Dateitee')
    const other = await create({ name: 'Noch ein Dateitee' })
    const response = await shop.call('exportProducts', { token, query: { search: 'Dateitee' } })
    expect(response.body).toContain(`;${middle};250 g;3;`)
    const store = async (line: string) => {
      const csv = `id;size.family;size.label;size.order\n${line}`
      return shop.ok('importProducts', { token, body: { csv, dryRun: false } })
    }
    await store(`${other._id};${middle};1 kg;4`)
    expect((await page(large)).sizes?.map(({ label }) => label)).toEqual(['50 g', '100 g', '250 g', '1 kg'])
    await store(`${large};;;`)
    expect((await page(middle)).sizes?.map(({ label }) => label)).toEqual(['50 g', '100 g', '1 kg'])
    expect((await store(`${large};${middle};;`)).errors).toMatchObject([{ line: 2 }, { line: 2 }])
  })

  it('take the place of one’s review of another size [CATALOGUE-48]', async () => {
    const { small, large } = await family('Meinungstee')
    const customer = await shop.customer({ name: 'Ida Lang' })
    const body = await bodyFor(shop, { 'meinungstee-50-g': 1, 'meinungstee-250-g': 1 })
    const { order } = await shop.ok('checkout', { token: customer.token, body })
    await shop.ok('setOrderStatus', { token, params: { id: order._id }, body: { status: 'delivered' } })
    for (const productId of [small, large])
      await shop.ok('saveMyReview', {
        token: customer.token,
        body: { productId, rating: 5, comment: 'Mild und rund, gern wieder.' },
      })
    expect(await shop.db.$count(reviews, eq(reviews.userId, customer.id))).toBe(1)
    expect((await page(small)).reviews.count).toBe(1)
  })

  it('are related as one card, and never to their own family [CATALOGUE-201]', async () => {
    const { small, middle, large } = await family('Verwandter')
    const other = await create({ name: 'Anderer', relatedProducts: [small, large] })
    expect((await page(other._id)).relatedProducts).toMatchObject([{ _id: middle, sizeCount: 3 }])
    await update(middle, { relatedProducts: [small, other._id] })
    expect((await page(large)).relatedProducts.map(({ _id }) => _id)).toEqual([other._id])
  })
})
