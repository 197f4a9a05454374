import { eq, like, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { categories, products, searchWords } from '@apps/api/platform/db/schema'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()

const suggest = (q: string) => shop.ok('suggestProducts', { query: { q, platform: 'germany' } })
const names = ({ products: found }: { readonly products: readonly { readonly name: string }[] }) =>
  found.map(({ name }) => name)
const list = (query: Record<string, string>, token?: string) =>
  shop.ok('listProducts', { query: { platform: 'germany', ...query }, ...(token !== undefined && { token }) })

describe('GET /products/suggest', () => {
  it('answers six products at most, those first whose names begin so [CATALOGUE-46]', async () => {
    const found = await suggest('k')
    expect(found.products).toHaveLength(6)
    expect(found.isSimilar).toBe(false)
    expect(names(found)[0]).toMatch(/^K/)
    expect(names(await suggest('kur'))[0]).toBe('Kurkuma Plus')
  })

  it('shows what a line needs: one picture, price, base price, address', async () => {
    const { products: found } = await suggest('abendruhe')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ name: 'Abendruhe', seo: { slug: 'abendruhe' }, inStock: true })
    expect(found[0]?.price).toBeGreaterThan(0)
    expect(found[0]?.images).toHaveLength(1)
    expect(found[0]).not.toHaveProperty('shortDescription')
  })

  it.each([
    ['kamile', 'Abendruhe'],
    ['imgwer', 'Ingwer Zitrone'],
    ['pfeferminze', 'Pfefferminze'],
    ['INGVER', 'Ingwer Zitrone'],
    ['kurkumma plus', 'Kurkuma Plus'],
    ['hochlnd röstung', 'Hochland Röstung'],
  ])('takes “%s” for what looks like it [CATALOGUE-46]', async (typed, meant) => {
    const found = await suggest(typed)
    expect(names(found)[0]).toBe(meant)
    expect(found.isSimilar).toBe(true)
  })

  it('searches twenty forms at most, however many words look like something [API-83]', async () => {
    const letters = [...'abcdefghij']
    const words = letters.flatMap((last) => letters.map((other) => ({ word: `zimte${other}${last}` })))
    await shop.db.insert(searchWords).values(words)
    const asked = vi.spyOn(shop.database.pool, 'query')
    await suggest(letters.map((last) => `zimtex${last}`).join(' '))
    const searched = asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('category_names'))
    asked.mockRestore()
    await shop.db.delete(searchWords).where(like(searchWords.word, 'zimte%'))
    // The ten words as they were typed, and two for each.
    expect(searched).toHaveLength(30)
  })

  it.each(['RÖSTUNG hochland', 'rostung', 'gewürz', 'gewurz', 'GEWÜRZ'])(
    'knows “%s” whatever its letters',
    async (typed) => {
      const found = await suggest(typed)
      expect(found.products.length).toBeGreaterThan(0)
      expect(found.isSimilar).toBe(false)
    },
  )

  it.each(['', ' ', '%', '_', '\\', "';drop table products;--", 'xqzvwy', 'xy'])(
    'finds nothing for “%s”',
    async (typed) => {
      expect(await suggest(typed)).toEqual({ products: [], categories: [], isSimilar: false })
    },
  )

  it('names the categories that fit, also by a name with a slip', async () => {
    expect((await suggest('det')).categories).toEqual([{ name: 'Detox' }])
    expect((await suggest('detxo')).categories).toEqual([{ name: 'Detox' }])
    await shop.db.update(categories).set({ isActive: false }).where(eq(categories.name, 'Beauty'))
    shop.cache.drop()
    expect((await suggest('beauty')).categories).toEqual([])
  })

  it('shows what the shop sells only', async () => {
    const { id } = await shop.product('pfefferminze')
    await shop.db.update(products).set({ status: 'inactive' }).where(eq(products.id, id))
    const { token } = await shop.admin()
    const asked = { query: { q: 'pfefferminze' }, token }
    expect(names(await shop.ok('suggestProducts', asked))).not.toContain('Pfefferminze')
  })

  it('is read once for all who ask alike, whatever else their addresses say', async () => {
    const before = { ...shop.cache.counts }
    await shop.app.inject('/api/products/suggest?q=hagebutte&platform=germany')
    await shop.app.inject('/api/products/suggest?platform=germany&q=hagebutte&utm_source=post')
    await shop.app.inject('/api/products/suggest?q=%20hagebutte&platform=germany&page=7')
    expect(shop.cache.counts.misses - before.misses).toBe(1)
  })

  it('refuses a text that is too long', async () => {
    const refusal = await shop.refused('suggestProducts', { query: { q: 'x'.repeat(101) } })
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('takes its limit back, so that other statements compare as before', async () => {
    await suggest('kamile')
    const { rows } = await shop.db.execute(
      sql`select current_setting('pg_trgm.word_similarity_threshold') as it`,
    )
    expect(rows).toEqual([{ it: '0.6' }])
  })
})

describe('GET /products with a search that finds nothing', () => {
  it('answers what looks like it and says so [CATALOGUE-47]', async () => {
    const found = await list({ search: 'imgwer' })
    expect(found.isSimilar).toBe(true)
    expect(names(found)[0]).toBe('Ingwer Zitrone')
    expect(found.pagination.total).toBe(found.products.length)
    expect(await list({ search: 'ingwer' })).not.toHaveProperty('isSimilar')
  })

  it('keeps the filters, the order and the pages [CATALOGUE-47]', async () => {
    const all = await list({ search: 'krautertea' })
    expect(all.products.length).toBeGreaterThan(2)
    const dear = await list({ search: 'krautertea', sort: 'price_desc' })
    const prices = dear.products.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
    const second = await list({ search: 'krautertea', limit: '1', page: '2' })
    expect(names(second)).toEqual([names(all)[1]])
    const detox = await list({ search: 'krautertea', category: 'Detox' })
    expect(detox.products.every(({ category }) => category === 'Detox')).toBe(true)
  })

  it('answers nothing where nothing looks like it, and administrators what they typed [CATALOGUE-47]', async () => {
    expect((await list({ search: 'xqzvwy' })).products).toEqual([])
    const { token } = await shop.admin()
    const found = await list({ search: 'imgwer' }, token)
    expect(found.products).toEqual([])
    expect(found).not.toHaveProperty('isSimilar')
  })
})
