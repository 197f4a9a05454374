import fastify, { type FastifyInstance } from 'fastify'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AnswerCache } from '../../platform/cache/cache'
import { CATALOGUE } from '../../platform/cache/tags'
import { readConfig } from '../../platform/config/config'
import { productImages, productPrices, products } from '../../platform/db/schema'
import { testShop } from '../../testing/test-app'
import { registerFeeds } from './feeds'

const shop = await testShop()
const ORIGIN = 'https://verda.example'
const config = { ...readConfig({}), publicUrl: ORIGIN }

let app: FastifyInstance
let cache: AnswerCache
const start = (platform: 'germany' | 'turkey' = 'germany', part?: number) => {
  app = fastify()
  cache = new AnswerCache()
  registerFeeds(app, { db: shop.db, cache, config }, { platform }, part)
}
beforeEach(async () => {
  await shop.reset()
  start()
})
afterEach(() => app.close())

const feed = async (query = '') => app.inject({ url: `/feeds/google.xml${query}` })
const items = async (query = '') =>
  [...(await feed(query)).body.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const of = (name: string) =>
      [...item.matchAll(new RegExp(`<g:${name}>(.*?)</g:${name}>`, 'gs'))].map(([, value = '']) => value)
    return { of, one: (name: string) => of(name)[0] }
  })
const itemOf = async (id: string) => (await items()).find(({ one }) => one('id') === id)

/** What Google's product data specification says of an attribute: how often, and in what form. */
const SPECIFIED: readonly (readonly [name: string, least: number, most: number, form: RegExp])[] = [
  ['id', 1, 1, /^.{1,50}$/],
  ['title', 1, 1, /^.{1,150}$/],
  ['description', 1, 1, /^.{1,5000}$/s],
  ['link', 1, 1, /^https:\/\/verda\.example\/product\/[\w-]+$/],
  ['image_link', 1, 1, /^https:\/\/verda\.example\/media\/[\w-]+\.webp$/],
  ['additional_image_link', 0, 10, /^https:\/\/verda\.example\/media\/[\w-]+\.webp$/],
  ['availability', 1, 1, /^(in_stock|out_of_stock)$/],
  ['price', 2, 2, /^\d+\.\d{2} EUR$/],
  ['sale_price', 0, 1, /^\d+\.\d{2} EUR$/],
  ['sale_price_effective_date', 0, 1, /^\d{4}-\d\d-\d\dT[\d:.]+Z\/\d{4}-\d\d-\d\dT[\d:.]+Z$/],
  ['condition', 1, 1, /^new$/],
  ['brand', 1, 1, /^Verda$/],
  ['gtin', 0, 1, /^(\d{8}|\d{12,14})$/],
  ['mpn', 0, 1, /^.{1,70}$/],
  ['identifier_exists', 0, 1, /^no$/],
  ['product_type', 1, 1, /^.{1,750}$/],
  ['item_group_id', 0, 1, /^[\w-]{1,50}$/],
  ['size', 0, 1, /^.{1,100}$/],
  ['country', 1, 1, /^DE$/],
  ['unit_pricing_measure', 0, 1, /^\d+(\.\d+)? (g|kg|ml|l)$/],
  ['unit_pricing_base_measure', 0, 1, /^1 (kg|l)$/],
]

describe('/feeds/google.xml [SHOP-573]', () => {
  it('is RSS 2.0 of what is sold here, each attribute as it is specified', async () => {
    const { statusCode, headers, body } = await feed()
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(body).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" xmlns:g="http:\/\/base\.google\.com\/ns\/1\.0"><channel>\n<title>/,
    )
    expect(body).toMatch(/<\/channel><\/rss>$/)
    expect(body).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
    const all = await items()
    expect(all).toHaveLength(30)
    expect(new Set(all.map(({ one }) => one('id'))).size).toBe(30)
    for (const { of, one } of all)
      for (const [name, least, most, form] of SPECIFIED) {
        const values = of(name)
        // The price of the shipping is one, too.
        expect([one('title'), name, values.length >= least && values.length <= most]).toEqual([
          one('title'),
          name,
          true,
        ])
        for (const value of values) expect(value).toMatch(form)
      }
  })

  it('names what a product costs, reduced or not, and its shipping', async () => {
    const { id } = await shop.product('abendruhe')
    await shop.db
      .update(productPrices)
      .set({ amount: 1190, originalAmount: 1490 })
      .where(eq(productPrices.productId, id))
    const reduced = await itemOf(id)
    expect([reduced?.of('price'), reduced?.of('sale_price')]).toEqual([
      ['14.90 EUR', '15.00 EUR'],
      ['11.90 EUR'],
    ])
    await shop.db
      .update(productPrices)
      .set({ amount: 12_000, originalAmount: null })
      .where(eq(productPrices.productId, id))
    cache.drop([CATALOGUE])
    const whole = await itemOf(id)
    expect([whole?.of('price'), whole?.of('sale_price')]).toEqual([['120.00 EUR', '0.00 EUR'], []])
  })

  it('names the days of a sale that runs, where both are known [CATALOGUE-622]', async () => {
    const { id } = await shop.product('abendruhe')
    const sale = { amount: 990, originalAmount: 1190, saleAmount: 990, regularAmount: 1190 }
    const span = {
      saleStartsAt: new Date('2026-11-20T23:00:00Z'),
      saleEndsAt: new Date('2026-11-27T23:00:00Z'),
    }
    const datesOf = async (values: Partial<typeof productPrices.$inferInsert>) => {
      await shop.db
        .update(productPrices)
        .set(values)
        .where(and(eq(productPrices.productId, id), eq(productPrices.platform, 'germany')))
      cache.drop([CATALOGUE])
      return (await itemOf(id))?.of('sale_price_effective_date')
    }
    expect(await datesOf({ ...sale, ...span })).toEqual(['2026-11-20T23:00:00.000Z/2026-11-27T23:00:00.000Z'])
    expect(await datesOf({ saleEndsAt: null })).toEqual([])
  })

  it('names GTIN and article number; without either it says so', async () => {
    const { id } = await shop.product('abendruhe')
    const none = await itemOf(id)
    expect([none?.of('gtin'), none?.of('mpn'), none?.one('identifier_exists')]).toEqual([[], [], 'no'])
    await shop.db
      .update(products)
      .set({ barcode: '4006381333931', sku: 'T-1 & 2' })
      .where(eq(products.id, id))
    cache.drop([CATALOGUE])
    const some = await itemOf(id)
    expect([some?.one('gtin'), some?.one('mpn'), some?.of('identifier_exists')]).toEqual([
      '4006381333931',
      'T-1 &amp; 2',
      [],
    ])
  })

  it('holds each size of a family with its content, all of one group', async () => {
    const sizes = await shop.db.select().from(products).where(isNotNull(products.familyId))
    const [first] = sizes
    const family = sizes.filter(({ familyId }) => familyId === first?.familyId)
    expect(family.length).toBeGreaterThan(1)
    for (const { id, familyId, sizeLabel, fullName, netAmount, netUnit } of family) {
      const found = await itemOf(id)
      expect(found?.one('item_group_id')).toBe(familyId)
      expect(found?.one('size')).toBe(sizeLabel)
      expect(found?.one('title')).toBe(fullName)
      expect(found?.one('unit_pricing_measure')).toBe(`${netAmount} ${netUnit}`)
      expect(found?.one('unit_pricing_base_measure')).toMatch(/^1 (kg|l)$/)
    }
  })

  it('says what is sold out, and leaves out what is not for sale or has no picture', async () => {
    const [soldOut, inactive, elsewhere, faceless] = await Promise.all(
      ['abendruhe', 'morgengruen', 'hagebutte', 'goldmilch'].map((slug) => shop.product(slug)),
    )
    const set = (id = '') => eq(products.id, id)
    await shop.db.update(products).set({ stockQuantity: 0 }).where(set(soldOut?.id))
    await shop.db.update(products).set({ status: 'inactive' }).where(set(inactive?.id))
    await shop.db.delete(productPrices).where(eq(productPrices.productId, elsewhere?.id ?? ''))
    await shop.db.delete(productImages).where(eq(productImages.productId, faceless?.id ?? ''))
    expect((await itemOf(soldOut?.id ?? ''))?.one('availability')).toBe('out_of_stock')
    for (const gone of [inactive, elsewhere, faceless]) expect(await itemOf(gone?.id ?? '')).toBeUndefined()
  })

  it('is in Turkish, in lira, for the Turkish shop', async () => {
    await app.close()
    start('turkey')
    const { id } = await shop.product('abendruhe')
    const found = await itemOf(id)
    expect(found?.one('link')).toBe(`${ORIGIN}/product/abendruhe?lang=tr`)
    expect([found?.one('country'), found?.one('price')]).toEqual(['TR', expect.stringMatching(/ TRY$/)])
  })

  it('has parts that hold every product once; each is read once for all who ask', async () => {
    await app.close()
    start('germany', 12)
    const ids: (string | undefined)[] = []
    for (const part of ['', '?part=2', '?part=3'])
      ids.push(...(await items(part)).map(({ one }) => one('id')))
    expect([ids.length, new Set(ids).size]).toEqual([30, 30])
    const { misses } = cache.counts
    const { etag } = (await feed()).headers
    expect(
      (await app.inject({ url: '/feeds/google.xml', headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(304)
    for (const part of ['?part=0', '?part=4', '?part=x', '?part=1&part=2'])
      expect([part, (await feed(part)).statusCode]).toEqual([part, 404])
    expect(cache.counts.misses).toBe(misses)
  })
})
