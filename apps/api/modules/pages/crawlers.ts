import type { FastifyInstance } from 'fastify'
import { CachedAnswer } from '../../platform/cache/cached-answer'
import { sendAnswer } from '../../platform/cache/cached-reply'
import type { Services } from '../../platform/http/services'
import { findCategories } from '../categories/categories.repository'
import { countSitemapProducts, listSitemapProducts } from '../catalogue/sitemap.repository'
import type { RenderedCatalogue, Storefront } from './renderer'
import { robotsTxt, sitemapIndexXml, sitemapXml } from './sitemap'
import { storedParts } from './stored-parts'

/** Products per sitemap file, which has three addresses of each and about 1.6 MB then; the protocol allows 50,000 and 50 MB. */
const PART = 1_000

type Needed = Pick<Services, 'config' | 'db' | 'cache'>

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
  const { db, config } = services
  const { publicUrl } = config
  const entriesFor = (catalogue: RenderedCatalogue) =>
    pages.flatMap(({ sitemap }) => sitemap?.(catalogue) ?? [])
  const alone = new Set(entriesFor({ categories: [], products: [] }).map(({ path }) => path))
  const entriesOf = (products: RenderedCatalogue['products']) =>
    entriesFor({ categories: [], products }).filter(({ path }) => !alone.has(path))

  const makePages = async (products: RenderedCatalogue['products']) => {
    const shelves = await findCategories(db, { platform, isActive: true })
    const categories = shelves.filter(({ productCount }) => productCount > 0).map(({ name }) => name)
    return sitemapXml(publicUrl, entriesFor({ categories, products }))
  }
  const { stored, starts, sendPart } = storedParts(services, { name: 'sitemap', platform, size: part })
  const makeSitemap = async () => {
    if ((await countSitemapProducts(db, platform)) <= part) {
      return makePages(await listSitemapProducts(db, platform, { limit: part }))
    }
    const parts = (await starts()).map((_, index) => `/sitemap-products.xml?part=${index + 1}`)
    return sitemapIndexXml(publicUrl, ['/sitemap-pages.xml', ...parts])
  }
  const makePart = async (after: string | undefined) =>
    sitemapXml(publicUrl, entriesOf(await listSitemapProducts(db, platform, { after, limit: part })))

  const robots = new CachedAnswer(robotsTxt(publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8', vary: 'Accept-Encoding' },
  })
  app.get('/robots.txt', (request, reply) => sendAnswer(request, reply, robots))
  app.get('/sitemap.xml', async (request, reply) =>
    sendAnswer(request, reply, await stored('index', makeSitemap)),
  )
  app.get('/sitemap-pages.xml', async (request, reply) =>
    sendAnswer(request, reply, await stored('pages', () => makePages([]))),
  )
  app.get<{ Querystring: { part?: string } }>('/sitemap-products.xml', (request, reply) =>
    sendPart(request, reply, request.query.part, makePart),
  )
}
