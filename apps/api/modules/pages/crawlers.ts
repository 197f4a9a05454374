import type { FastifyInstance } from 'fastify'
import { CachedAnswer } from '../../platform/cache/cached-answer'
import { sendAnswer } from '../../platform/cache/cached-reply'
import { CATALOGUE } from '../../platform/cache/tags'
import type { Services } from '../../platform/http/services'
import { findCategories } from '../categories/categories.repository'
import { countSitemapProducts, listPartEnds, listSitemapProducts } from '../catalogue/sitemap.repository'
import type { RenderedCatalogue, Storefront } from './renderer'
import { robotsTxt, sitemapIndexXml, sitemapXml } from './sitemap'

/** Products per sitemap file, which has three addresses of each and about 1.6 MB then; the protocol allows 50,000 and 50 MB. */
const PART = 1_000

const XML = { 'content-type': 'application/xml; charset=utf-8', vary: 'Accept-Encoding' }

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
  const { db, cache, config } = services
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
  const stored = (key: string, make: () => Promise<string>) =>
    cache.remember(key, async () => new CachedAnswer(await make(), { headers: XML, tags: [CATALOGUE] }))
  /** Id before the first product of each part. */
  const partStarts = async (): Promise<readonly (string | undefined)[]> => {
    const { body } = await stored('sitemap-parts', async () =>
      (await listPartEnds(db, platform, part)).join(' '),
    )
    return [
      undefined,
      ...String(body)
        .split(' ')
        .filter((id) => id !== ''),
    ]
  }
  const makeSitemap = async () => {
    if ((await countSitemapProducts(db, platform)) <= part) {
      return makePages(await listSitemapProducts(db, platform, { limit: part }))
    }
    const parts = (await partStarts()).map((_, index) => `/sitemap-products.xml?part=${index + 1}`)
    return sitemapIndexXml(publicUrl, ['/sitemap-pages.xml', ...parts])
  }
  const makePart = async (after: string | undefined) =>
    sitemapXml(publicUrl, entriesOf(await listSitemapProducts(db, platform, { after, limit: part })))

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
  app.get<{ Querystring: { part?: string } }>('/sitemap-products.xml', async (request, reply) => {
    const number = /^[1-9]\d{0,4}$/.test(request.query.part ?? '') ? Number(request.query.part) : 0
    const starts = await partStarts()
    if (number < 1 || number > starts.length) return reply.callNotFound()
    const answer = await stored(`sitemap-products ${number}`, () => makePart(starts[number - 1]))
    return sendAnswer(request, reply, answer)
  })
}
