import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, sum } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/shop/shared/language'
import { AnswerCache } from '../../platform/cache/cache'
import { CATALOGUE } from '../../platform/cache/tags'
import { readConfig } from '../../platform/config/config'
import { productPrices, products, shelfCounts } from '../../platform/db/schema'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { registerCrawlers } from './crawlers'
import type { RenderedCatalogue } from './renderer'

const dist = mkdtempSync(join(tmpdir(), 'verda-dist-'))
const ORIGIN = 'https://verda.example'

let shop: TestApp
beforeAll(async () => {
  for (const folder of ['storefront', 'storefront-server']) mkdirSync(join(dist, folder))
  writeFileSync(join(dist, 'storefront', 'index.html'), '<!doctype html><body>plain</body>')
  writeFileSync(join(dist, 'storefront-server', 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(dist, 'storefront-server', 'entry-server.js'),
    `export const pages = [
      { path: '/', sitemap: () => [{ path: '/' }] },
      {
        path: '/products',
        sitemap: ({ categories }) => [
          { path: '/products' },
          ...categories.map((category) => ({ path: '/products?' + new URLSearchParams({ category }) })),
        ],
      },
      {
        path: '/product/:slug',
        sitemap: ({ products }) =>
          products.map(({ slug, updatedAt }) => ({ path: '/product/' + slug, changedAt: updatedAt })),
      },
      { path: '/checkout' },
    ]
    export const render = async () => ({ status: 200, html: '' })`,
  )
  shop = await createTestApp({ dist, config: { publicUrl: ORIGIN } })
})
afterAll(async () => {
  await shop.close()
  rmSync(dist, { recursive: true })
})

const get = async (url: string) => {
  const { statusCode, body, headers } = await shop.app.inject({ url })
  return { status: statusCode, body, type: headers['content-type'], etag: headers.etag }
}
const addresses = async () =>
  [...(await get('/sitemap.xml')).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

describe('/robots.txt', () => {
  it('names the sitemap and keeps crawlers out of API and back office', async () => {
    const { status, body, type } = await get('/robots.txt')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'Disallow: /api/',
        'Disallow: /admin',
        `Sitemap: ${ORIGIN}/sitemap.xml`,
        `# Google Merchant Center: ${ORIGIN}/feeds/google.xml`,
      ]),
    )
  })

  it('leaves pages with noindex readable, so that crawlers see it', async () => {
    expect((await get('/robots.txt')).body).not.toMatch(/checkout|orders|reset/)
  })
})

describe('/sitemap.xml', () => {
  it('holds the pages, the categories and every product', async () => {
    const { status, type } = await get('/sitemap.xml')
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    const listed = await addresses()
    expect(listed).toEqual(
      expect.arrayContaining([
        `${ORIGIN}/`,
        `${ORIGIN}/products`,
        `${ORIGIN}/products?category=Wellness`,
        `${ORIGIN}/product/abendruhe`,
      ]),
    )
    const inGerman = listed.filter((address) => !address?.includes('lang='))
    expect(inGerman.filter((address) => address?.includes('/product/'))).toHaveLength(30)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.join()).not.toMatch(/checkout|orders|reset|admin/)
  })

  it('has an entry for whatever is named as an alternate, with the same alternates [SHOP-310]', async () => {
    const { body } = await get('/sitemap.xml')
    const entries = [...body.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(
      ([, address = '', about = '']) => [address, about] as const,
    )
    const known = new Map(entries)
    expect(entries).toHaveLength(known.size)
    for (const [address, about] of entries) {
      const alternates = [...about.matchAll(/hreflang="(\w\w)" href="(.*?)"/g)].map(([, , href = '']) => href)
      expect(alternates).toHaveLength(3)
      expect(alternates).toContain(address)
      for (const alternate of alternates) expect(known.get(alternate)).toBe(about)
    }
  })

  it('names every language of an address, escaped', async () => {
    const { body } = await get('/sitemap.xml')
    expect(body).toContain(
      `<xhtml:link rel="alternate" hreflang="tr" href="${ORIGIN}/products?category=Wellness&amp;lang=tr"/>`,
    )
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/"/>`)
    expect(body).not.toMatch(/&(?!amp;)/)
  })

  it('contains when a product changed', async () => {
    const { updatedAt } = await shop.product('abendruhe')
    expect((await get('/sitemap.xml')).body).toContain(`<lastmod>${updatedAt.toISOString()}</lastmod>`)
  })

  it('leaves out what is not for sale here, as soon as it is written', async () => {
    const [inactive, elsewhere, archived] = [
      await shop.product('abendruhe'),
      await shop.product('morgengruen'),
      await shop.product('goldmilch'),
    ]
    await addresses()
    await shop.db.update(products).set({ status: 'inactive' }).where(eq(products.id, inactive.id))
    await shop.db.delete(productPrices).where(eq(productPrices.productId, elsewhere.id))
    await shop.db.update(products).set({ archivedAt: new Date() }).where(eq(products.id, archived.id))
    shop.cache.drop()
    const listed = (await addresses()).join('\n')
    expect(listed).toContain('/product/hagebutte')
    for (const { slug } of [inactive, elsewhere, archived]) expect(listed).not.toContain(`/product/${slug}`)
  })
})

it('the sitemap of the Turkish shop names what is sold in Turkey', async () => {
  const app = fastify()
  const { id } = await shop.product('hagebutte')
  await shop.db
    .delete(productPrices)
    .where(and(eq(productPrices.productId, id), eq(productPrices.platform, 'turkey')))
  const page = {
    path: '/product/:slug',
    sitemap: (sold: RenderedCatalogue) => sold.products.map(({ slug }) => ({ path: `/product/${slug}` })),
  }
  const services = { db: shop.db, cache: new AnswerCache(), config: readConfig({}) }
  registerCrawlers(app, services, { pages: [page], platform: 'turkey' })
  const { body } = await app.inject({ url: '/sitemap.xml' })
  expect(body).toContain('/product/pfefferminze')
  expect(body).not.toContain('/product/hagebutte')
  await app.close()
})

describe('the sitemap of a shop that sells more than fits into one file', () => {
  it('names no empty part where the last one is full', async () => {
    const app = fastify()
    const pages = [
      {
        path: '/product/:slug',
        sitemap: ({ products: sold }: RenderedCatalogue) =>
          sold.map(({ slug }) => ({ path: `/product/${slug}` })),
      },
    ]
    const config = { ...readConfig({}), publicUrl: ORIGIN }
    const [onSale] = await shop.db
      .select({ total: sum(shelfCounts.products) })
      .from(shelfCounts)
      .where(eq(shelfCounts.platform, 'germany'))
    const part = Number(onSale?.total) / 3
    expect(Number.isInteger(part)).toBe(true)
    registerCrawlers(app, { db: shop.db, cache: new AnswerCache(), config }, { pages }, part)
    expect((await app.inject({ url: '/sitemap.xml' })).body.match(/part=/g)).toHaveLength(3)
    await app.close()
  })

  it('names parts that hold every page, every category and every product, each once', async () => {
    const app = fastify()
    const pages = [
      { path: '/', sitemap: () => [{ path: '/' }] },
      {
        path: '/product/:slug',
        sitemap: ({ products: sold }: RenderedCatalogue) =>
          sold.map(({ slug }) => ({ path: `/product/${slug}` })),
      },
    ]
    const config = { ...readConfig({}), publicUrl: ORIGIN }
    registerCrawlers(app, { db: shop.db, cache: new AnswerCache(), config }, { pages }, 5)
    const locations = async (url: string) => {
      const { body, headers } = await app.inject({ url })
      expect(headers['content-type']).toBe('application/xml; charset=utf-8')
      return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
    }
    const parts = await locations('/sitemap.xml')
    const [onSale] = await shop.db
      .select({ total: sum(shelfCounts.products) })
      .from(shelfCounts)
      .where(eq(shelfCounts.platform, 'germany'))
    const total = Number(onSale?.total)
    expect(parts).toHaveLength(1 + Math.ceil(total / 5))
    const found: string[] = []
    for (const part of parts) {
      const addresses = await locations(part.replace(ORIGIN, '').replaceAll('&amp;', '&'))
      expect(addresses.length).toBeLessThanOrEqual(5 * LANGUAGES.length)
      found.push(...addresses)
    }
    expect(new Set(found).size).toBe(found.length)
    expect(found).toHaveLength((1 + total) * LANGUAGES.length)
    await app.close()
  })

  it('reads a part once for all who ask, and knows no part that the index does not name [API-100]', async () => {
    const app = fastify()
    const pages = [
      {
        path: '/product/:slug',
        sitemap: ({ products: sold }: RenderedCatalogue) =>
          sold.map(({ slug }) => ({ path: `/product/${slug}` })),
      },
    ]
    const cache = new AnswerCache()
    const config = { ...readConfig({}), publicUrl: ORIGIN }
    registerCrawlers(app, { db: shop.db, cache, config }, { pages }, 5)
    const ask = (part: string, headers = {}) => app.inject({ url: `/sitemap-products.xml${part}`, headers })
    const first = await ask('?part=1')
    const misses = () => cache.counts.misses
    const read = misses()
    expect((await ask('?part=1')).body).toBe(first.body)
    expect((await ask('?part=1', { 'if-none-match': first.headers.etag })).statusCode).toBe(304)
    for (const part of ['', '?part=0', '?part=9999', '?part=1.5', '?part=1&part=2', '?after=x'])
      expect([part, (await ask(part)).statusCode]).toEqual([part, 404])
    expect(misses()).toBe(read)
    cache.drop([CATALOGUE])
    await ask('?part=1')
    expect(misses()).toBeGreaterThan(read)
    await app.close()
  })
})
