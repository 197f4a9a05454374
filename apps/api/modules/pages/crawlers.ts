import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '@/domain/shared/platform'
import { CachedAnswer } from '../../platform/cache/cached-answer'
import { sendAnswer } from '../../platform/cache/cached-reply'
import { CATALOGUE } from '../../platform/cache/tags'
import { isUuid } from '../../platform/http/errors'
import type { Services } from '../../platform/http/services'
import { listCategories } from '../categories/categories.repository'
import { countSitemapProducts, listPartEnds, listSitemapProducts } from '../catalogue/sitemap.repository'
import type { SitemapCatalogue, Storefront } from './renderer'
import {
  robotsTxt,
  SITEMAP_END,
  SITEMAP_START,
  sitemapEntry,
  sitemapIndexXml,
  sitemapXml,
  type SitemapEntry,
} from './sitemap'

/** Product URLs per sitemap file; the protocol allows 50,000. */
const PART = 10_000
/** Products read at once while a part is streamed. */
const BATCH = 1_000

const XML = { 'content-type': 'application/xml; charset=utf-8', vary: 'Accept-Encoding' }

type Needed = Pick<Services, 'config' | 'db' | 'cache'>

/** Product URLs after `after`, read while the response is streamed. */
async function* partOf(
  { config, db }: Needed,
  entriesOf: (products: SitemapCatalogue['products']) => readonly SitemapEntry[],
  { platform, after, part }: { platform: Platform; after: string | undefined; part: number },
): AsyncGenerator<string> {
  yield SITEMAP_START
  let last = after
  for (let left = part; left > 0;) {
    const limit = Math.min(BATCH, left)
    const products = await listSitemapProducts(db, platform, { after: last, limit })
    yield entriesOf(products)
      .map((entry) => `${sitemapEntry(config.publicUrl, entry)}\n`)
      .join('')
    last = products.at(-1)?.id
    if (products.length < limit) break
    left -= limit
  }
  yield SITEMAP_END
}

/**
 * /robots.txt and /sitemap.xml; the latter becomes an index of parts if the shop has more products than fit into
 * one file.
 */
export function registerCrawlers(
  app: FastifyInstance,
  services: Needed,
  { pages, platform = 'germany' }: Pick<Storefront, 'pages' | 'platform'>,
  part = PART,
): void {
  const { db, cache, config } = services
  const { publicUrl } = config
  const entriesFor = (catalogue: SitemapCatalogue) =>
    pages.flatMap(({ sitemap }) => sitemap?.(catalogue) ?? [])
  const alone = new Set(entriesFor({ categories: [], products: [] }).map(({ path }) => path))
  const entriesOf = (products: SitemapCatalogue['products']) =>
    entriesFor({ categories: [], products }).filter(({ path }) => !alone.has(path))

  const makePages = async (products: SitemapCatalogue['products']) => {
    const shelves = await listCategories(db, { platform, isActive: true })
    const categories = shelves.filter(({ productCount }) => productCount > 0).map(({ name }) => name)
    return sitemapXml(publicUrl, entriesFor({ categories, products }))
  }
  const makeSitemap = async () => {
    if ((await countSitemapProducts(db, platform)) <= part) {
      return makePages(await listSitemapProducts(db, platform, { limit: part }))
    }
    const ends = await listPartEnds(db, platform, part)
    const parts = ends.map((id) => `/sitemap-products.xml?after=${id}`)
    return sitemapIndexXml(publicUrl, ['/sitemap-pages.xml', '/sitemap-products.xml', ...parts])
  }
  const stored = (key: string, make: () => Promise<string>) =>
    cache.remember(key, async () => new CachedAnswer(await make(), { headers: XML, tags: [CATALOGUE] }))

  const robots = new CachedAnswer(robotsTxt(publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8', vary: 'Accept-Encoding' },
  })
  app.get('/robots.txt', (request, reply) => sendAnswer(request, reply, robots))
  app.get('/sitemap.xml', async (request, reply) =>
    sendAnswer(request, reply, await stored('sitemap', makeSitemap)),
  )
  app.get('/sitemap-pages.xml', async (request, reply) =>
    sendAnswer(request, reply, await stored('sitemap-pages', () => makePages([]))),
  )
  app.get<{ Querystring: { after?: string } }>('/sitemap-products.xml', (request, reply) => {
    const { after } = request.query
    const from = after !== undefined && isUuid(after) ? after : undefined
    return reply
      .headers({ ...XML, 'cache-control': 'no-cache' })
      .send(Readable.from(partOf(services, entriesOf, { platform, after: from, part })))
  })
}
